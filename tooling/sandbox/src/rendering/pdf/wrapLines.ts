/** The width of a text in points. */
export type Measure = (text: string) => number

const WORDS = new Intl.Segmenter('en-AU', { granularity: 'word' })
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]$/u
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

/**
 * Splits what is wider than a line: between words where a script writes them without spaces, and a wider one between
 * its characters.
 */
function splitWord(word: string, width: number, measure: Measure): string[] {
  if (measure(`${word} `) - measure(' ') <= width) return [word]
  const pieces = wordsIn(word).flatMap((piece) =>
    measure(piece) <= width ? [piece] : segmentsOf(GRAPHEMES, piece),
  )
  const parts: string[] = []
  let part = ''
  let partWidth = 0
  for (const piece of pieces) {
    const pieceWidth = measure(piece)
    if (part !== '' && partWidth + pieceWidth > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += piece
    partWidth += pieceWidth
  }
  return [...parts, part]
}

/** Returns the words of a text without spaces, each with the signs that close it, which may begin no line. */
function wordsIn(text: string): string[] {
  const words: string[] = []
  for (const segment of segmentsOf(WORDS, text)) {
    const last = words.length - 1
    if (CLOSING.test(segment) && last >= 0) words[last] += segment
    else words.push(segment)
  }
  return words
}

const segmentsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
