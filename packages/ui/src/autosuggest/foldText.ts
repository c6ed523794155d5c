/**
 * A text as it is compared: its words with a blank between them, in lower case, without accents, apostrophes, and the hyphens,
 * brackets and other signs that part words.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ′´`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[\s\-‐‑–—()/,.:;]+/g, ' ')
    .trim()
}

/** An English word without the ending of its plural. */
export function singular(word: string): string {
  if (word.length < 4 || /[siu]s$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/s$/, '')
}
