const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT =
  /[^\P{L}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Checks for text that runs from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/**
 * Returns a line with its words in drawing order, from left to right: each run of words of a right-to-left script
 * is reversed. The font orders the letters within a word. A number between two such words belongs to their run.
 */
export function visualOrder(line: string): string {
  if (!isRightToLeft(line)) return line
  const words = line.split(' ')
  const ordered: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = runLength(words.slice(at))
    ordered.push(...words.slice(at, at + length).reverse())
    at += length
  }
  return ordered.join(' ')
}

/** Returns the number of leading words that are drawn from right to left; 1 if the first is not. */
function runLength([first = '', ...others]: readonly string[]): number {
  if (!isRightToLeft(first)) return 1
  const end = others.findIndex((word) => LEFT_TO_RIGHT.test(word))
  const run = end === -1 ? others : others.slice(0, end)
  return 2 + run.findLastIndex(isRightToLeft)
}
