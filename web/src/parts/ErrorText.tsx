/** What went wrong, told at once; nothing as long as nothing has. */
export function ErrorText({ text }: { readonly text: string }) {
  return text ? (
    <p class="wrong" role="alert">
      {text}
    </p>
  ) : null;
}
