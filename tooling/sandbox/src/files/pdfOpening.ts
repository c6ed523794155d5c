/** More actions than any harmless file has on opening. */
const MOST_ACTIONS = 100
/** The limit for objects that such actions name, and for revisions of one object. */
const MOST_OBJECTS = 20
/** The limit for objects in one stream. */
const MOST_PACKED = 10_000
const MOST_DICTIONARY = 100_000
const BEGINS = /\/(OpenAction|AA)(?![\w-])/g
/** The limit for spaces and comments between two words; no harmless file has more. */
const MOST_GAP = 500
const ADDRESS = /\/URI(?![\w-])/
/** The actions after an action: one, or a list of them. */
const NEXT = /\/Next(?![\w-])([^/>]{0,2000})/g
const NUMBER = /(?<!\d)\d{1,10}(?!\d)/g
/** The index of an object stream: pairs of a number and an offset, counted from the first object. */
const PAIR = /(\d{1,10})[\s\0]{1,99}(\d{1,10})[\s\0]{1,99}/y

/** A value that is an action, or a dictionary of actions by their events. */
interface Waiting {
  text: string
  isAction: boolean
}

/**
 * Checks whether a PDF opens an address without a click: when it is opened, closed or printed, or when a page is
 * shown. A link that a reader clicks is harmless. `texts` has the file without escapes first, then its packed
 * objects.
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

/** Lists the objects that a value refers to. An action's lead to pages too, so only its next actions count. */
function numbersIn(value: Waiting): string[] {
  const isDictionary = value.text.startsWith('<<')
  const parts =
    isDictionary && value.isAction ? [...value.text.matchAll(NEXT)].map(([part]) => part) : [value.text]
  return parts.flatMap(referencesIn)
}

/** Returns the numbers of the objects that a text refers to. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)]
    .filter(({ index }) => headEnd(text, index, 'R') !== null)
    .map(([number]) => number)

/** Returns a dictionary or a reference; nothing for a list, which is a position in the file. */
function valueAt(text: string, start: number): string {
  const at = gapEnd(text, start)
  if (text.startsWith('<<', at)) return dictionaryAt(text, at)
  const end = headEnd(text, at, 'R')
  return end === null ? '' : text.slice(at, end)
}

/** Returns the end of a head that begins here, `5 0 obj` or `5 0 R`; null if there is none. */
function headEnd(text: string, start: number, word: 'R' | 'obj'): number | null {
  const generation = gapEnd(text, digitsEnd(text, start))
  const last = gapEnd(text, digitsEnd(text, generation))
  const isHead = generation > start + 1 && last > generation + 1 && text.startsWith(word, last)
  return isHead ? last + word.length : null
}

function digitsEnd(text: string, start: number): number {
  let at = start
  while (at < start + 10 && /\d/.test(text.charAt(at))) at++
  return at
}

/** Skips spaces and comments. */
function gapEnd(text: string, start: number): number {
  const most = start + MOST_GAP
  let at = start
  for (; at < most; at++) {
    const sign = text.charAt(at)
    if (sign === '%') while (at < most && !/[\r\n]/.test(text.charAt(at))) at++
    else if (sign === '' || !/[\s\0]/.test(sign)) break
  }
  return at
}

/** Returns the objects of this number in every revision of the file; stops once there are more than the limit. */
function objectsIn([file = '', ...packed]: readonly string[], number: string): string[] {
  const found: string[] = []
  for (let at = file.indexOf(number); at >= 0; at = file.indexOf(number, at + 1)) {
    const end = /\d/.test(file.charAt(at - 1)) ? null : headEnd(file, at, 'obj')
    if (end !== null && found.push(valueAt(file, end)) > MOST_OBJECTS) return found
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

/** Returns the dictionary up to its end, ignoring brackets within texts and comments. */
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
