/** The file that was picked. The input is emptied, so that picking the same file again, once corrected, is noticed. */
export function picked(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0];
  input.value = "";
  return file;
}
