/** A text as it is sent: empty, missing and the text `0` are null. (Specification, point 5.) */
export function textOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' || text === '0' ? null : text
}
