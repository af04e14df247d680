/** An error message, announced at once; nothing while the text is empty. */
export function ErrorText({ text }: { readonly text: string }) {
  return text ? (
    <p class="wrong" role="alert">
      {text}
    </p>
  ) : null;
}
