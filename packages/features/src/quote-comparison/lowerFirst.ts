/** A label inside a sentence; abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
