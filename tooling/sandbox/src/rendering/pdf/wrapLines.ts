/** The width of a text in points. */
export type Measure = (text: string) => number

const GRAPHEMES = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/** Breaks a text at spaces into lines of at most this width, and splits wider words. Returns at least one line. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  const space = measure(' ')
  let line = ''
  // Includes the space after the last word, as lines are drawn, so that each word's layout is computed once.
  let lineWidth = 0
  for (const word of text.split(' ').flatMap((whole) => splitWord(whole, width, measure))) {
    const wordWidth = measure(`${word} `)
    if (line !== '' && lineWidth + wordWidth - space > width) {
      lines.push(line)
      line = word
      lineWidth = wordWidth
    } else {
      line = line === '' ? word : `${line} ${word}`
      lineWidth += wordWidth
    }
  }
  return [...lines, line]
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, width: number, measure: Measure): string[] {
  if (measure(`${word} `) - measure(' ') <= width) return [word]
  const parts: string[] = []
  let part = ''
  let partWidth = 0
  for (const { segment } of GRAPHEMES.segment(word)) {
    const segmentWidth = measure(segment)
    if (part !== '' && partWidth + segmentWidth > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += segment
    partWidth += segmentWidth
  }
  return [...parts, part]
}
