/** The words of a text in small letters, in order: letters and digits alone, without a possessive's s. */
export function plainWords(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’s', '').replaceAll("'s", '')
  return plain.match(/[\p{L}\d]+/gu) ?? []
}
