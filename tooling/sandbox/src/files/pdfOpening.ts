/** More than any harmless file does when it opens. */
const MOST_ACTIONS = 100
/** Objects that such actions name, and revisions of one. */
const MOST_OBJECTS = 20
/** In one stream. */
const MOST_PACKED = 10_000
const MOST_DICTIONARY = 100_000
const BEGINS = /\/(OpenAction|AA)(?![\w-])/g
/** Spaces and comments, of which a longer one than this is in no harmless place. */
const GAP = '(?:[\\s\\0]|%[^\\r\\n]{0,200}[\\r\\n])'
const SPACE = new RegExp(`${GAP}*`, 'y')
const NUMBER = `(\\d{1,10})${GAP}{1,99}\\d{1,5}${GAP}{1,99}`
const REFERENCE = new RegExp(`${NUMBER}R(?!\\w)`, 'g')
const ADDRESS = /\/URI(?![\w-])/
/** What follows an action: another one, or a list of them. */
const NEXT = /\/Next(?![\w-])([^/>]{0,2000})/g
/** Where the objects of a stream stand: pairs of a number and a place, counted from the first object. */
const PAIR = /(\d{1,10})[\s\0]+(\d{1,10})[\s\0]+/y

/** A value that is an action, or a dictionary of actions by what they wait for. */
interface Waiting {
  text: string
  isAction: boolean
}

/**
 * Whether a PDF opens an address by itself: when it is opened, closed, printed, or when a page is shown. A link that
 * somebody presses is harmless. `texts` is the file without escapes and, after it, its packed objects.
 */
export function opensAddress(texts: readonly string[]): boolean {
  const waiting: Waiting[] = []
  for (const text of texts)
    for (const { 0: name, 1: key, index } of text.matchAll(BEGINS)) {
      if (waiting.length === MOST_ACTIONS) return true
      waiting.push({ text: valueAt(text, index + name.length), isAction: key === 'OpenAction' })
    }
  const looked = new Set<string>()
  for (const value of waiting) {
    if (ADDRESS.test(value.text)) return true
    for (const number of numbersIn(value)) {
      if (looked.has(number)) continue
      looked.add(number)
      const found = objectsIn(texts, number)
      if (looked.size > MOST_OBJECTS || found.length > MOST_OBJECTS) return true
      for (const text of found)
        waiting.push({ text, isAction: value.isAction || value.text.startsWith('<<') })
    }
  }
  return false
}

/** The objects that a value goes on with; those of an action lead to pages too, so only the next actions count. */
function numbersIn(value: Waiting): string[] {
  const isDictionary = value.text.startsWith('<<')
  const parts =
    isDictionary && value.isAction ? [...value.text.matchAll(NEXT)].map(([part]) => part) : [value.text]
  return parts.flatMap((part) => [...part.matchAll(REFERENCE)].map(([, number = '']) => number))
}

/** A dictionary, whatever it holds, or a reference; nothing of a list, which is a place in the file. */
function valueAt(text: string, start: number): string {
  SPACE.lastIndex = start
  SPACE.test(text)
  const at = Math.max(start, SPACE.lastIndex)
  if (text.startsWith('<<', at)) return dictionaryAt(text, at)
  return new RegExp(`^${NUMBER}R`).exec(text.slice(at, at + 5000))?.[0] ?? ''
}

/** The objects of this number, in every revision of the file; a few too many where there are more than may be. */
function objectsIn([file = '', ...packed]: readonly string[], number: string): string[] {
  const begins = new RegExp(`(?<!\\d)${number}${GAP}{1,99}\\d{1,5}${GAP}{1,99}obj`, 'g')
  const found: string[] = []
  for (const { 0: head, index } of file.matchAll(begins)) {
    if (found.push(valueAt(file, index + head.length)) > MOST_OBJECTS) return found
  }
  return [...found, ...packed.flatMap((text) => packedIn(text, number))]
}

function packedIn(text: string, wanted: string): string[] {
  const places: number[] = []
  PAIR.lastIndex = 0
  let from = 0
  for (let count = 0; count < MOST_PACKED; count++) {
    const [pair, number, place] = PAIR.exec(text) ?? []
    if (pair === undefined) break
    from = PAIR.lastIndex
    if (number === wanted) places.push(Number(place))
  }
  return places.slice(0, MOST_OBJECTS + 1).map((place) => valueAt(text, from + place))
}

/** To its end, past what stands in brackets of texts and in comments. */
function dictionaryAt(text: string, start: number): string {
  const most = Math.min(text.length, start + MOST_DICTIONARY)
  let [depth, inText] = [0, 0]
  for (let at = start; at < most; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') inText++
    else if (sign === ')') inText = Math.max(0, inText - 1)
    else if (inText > 0) continue
    else if (sign === '%') at = lineEnd(text, at)
    else if (text.startsWith('<<', at)) [depth, at] = [depth + 1, at + 1]
    else if (text.startsWith('>>', at)) {
      ;[depth, at] = [depth - 1, at + 1]
      if (depth === 0) return text.slice(start, at + 1)
    }
  }
  return text.slice(start, most)
}

function lineEnd(text: string, at: number): number {
  const length = text.slice(at, at + MOST_DICTIONARY).search(/[\r\n]/)
  return length < 0 ? text.length : at + length
}
