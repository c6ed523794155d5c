import { FileRefused } from './FileRefused.ts'

/** More streams than a schedule has. */
const MOST_STREAMS = 5_000
/** The limit for the word `stream`, in any text or data. */
const MOST_WORDS = 20_000
const MOST_COMMENTS = 20
const WORD = /(?<!end)stream/g
const END = 'endstream'
/** Readers take the data from the next line on, after spaces and tabs. */
const LINE_END = /[\t ]*(?:\r\n|\n|\r)/y
const SPACES = '\0\t\n\f\r '

/** A stream of a PDF: the text before it, and the offsets of its data. */
export interface PdfStream {
  /** The text from the previous stream's data to the word `stream`, its dictionary included. */
  before: string
  /** The start and end of its data; `end` is -1 if the end is missing. */
  start: number
  end: number
}

/**
 * Yields the streams of a PDF in order, in one pass. The word after a dictionary counts in text and in data, since
 * readers use a table that is not parsed here.
 * @throws FileRefused `broken` for too many streams, and for a word that no program writes in this form
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

/** Checks whether a dictionary ends here, followed only by spaces and comments. */
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
    // Several signs may begin the comment; it does not matter which one does.
    if (line.includes('>>')) return true
    end = lineStart + comment
  }
  throw new FileRefused('broken')
}

/** Reads sign by sign: a search for one of the two line ends would run back to the beginning of the file. */
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
