import { FileRefused } from './FileRefused.ts'

/** More than a schedule has. */
const MOST_STREAMS = 5_000
/** The word, in whatever text or data. */
const MOST_WORDS = 20_000
const MOST_COMMENTS = 20
const WORD = /(?<!end)stream/g
const END = 'endstream'
/** Readers take the data from the next line on, whatever stands in between. */
const LINE_END = /[\t ]*(?:\r\n|\n|\r)/y
const SPACES = '\0\t\n\f\r '

/** What a stream belongs to, and its data. */
export interface PdfStream {
  /** All that stands between the beginning of the data before and the word `stream`, its dictionary among it. */
  before: string
  /** Where its data begins and ends; `end` is -1 where it has none. */
  start: number
  end: number
}

/**
 * The streams of a PDF in their order, in one pass: wherever a dictionary is followed by the word, in text or in data, since
 * readers go by a table that is not read here.
 *
 * @throws FileRefused `broken` for too many, and for a word that is not written as programs write it
 */
export function* streamsOf(text: string): Generator<PdfStream> {
  let [streams, words, from, end] = [0, 0, 0, 0]
  for (const { index } of text.matchAll(WORD)) {
    if (++words > MOST_WORDS) throw new FileRefused('broken')
    if (!followsDictionary(text, index)) continue
    if (++streams > MOST_STREAMS) throw new FileRefused('broken')
    LINE_END.lastIndex = index + 'stream'.length
    if (!LINE_END.test(text)) throw new FileRefused('broken')
    const start = LINE_END.lastIndex
    if (end >= 0 && end < start) end = text.indexOf(END, start)
    yield { before: text.slice(from, index), start, end }
    from = start
  }
}

/** Whether a dictionary ends here, with nothing but spaces and comments in between. */
function followsDictionary(text: string, at: number): boolean {
  let end = at
  for (let comments = 0; comments < MOST_COMMENTS; comments++) {
    const last = beforeSpaces(text, end)
    if (text.startsWith('>>', last - 2)) return true
    // A comment ends with its line.
    if (!/[\r\n]/.test(text.slice(last, end))) return false
    const lineStart = lineStartBefore(text, last)
    const line = text.slice(lineStart, last)
    const comment = line.indexOf('%')
    if (comment < 0) return false
    // Which of several signs begins the comment is not worth knowing.
    if (line.includes('>>')) return true
    end = lineStart + comment
  }
  throw new FileRefused('broken')
}

/** Sign by sign: a search for one of the two ends of a line would go on to the beginning of the file. */
function lineStartBefore(text: string, end: number): number {
  let start = end
  while (start > 0 && !'\r\n'.includes(text.charAt(start - 1))) start--
  return start
}

function beforeSpaces(text: string, end: number): number {
  let last = end
  while (last > 0 && SPACES.includes(text.charAt(last - 1))) last--
  return last
}
