/** Moves the focus to another element once the page has changed: a button that removes itself would lose it. */
export function focusNext(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found instanceof HTMLElement) found.focus();
  });
}
