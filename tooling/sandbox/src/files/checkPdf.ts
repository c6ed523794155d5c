import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { FileRefused } from './FileRefused.ts'

const inflated = promisify(inflate)
const TAIL_BYTES = 2048
/** More than a schedule has; each is looked at on the thread that answers everybody. */
const MOST_STREAMS = 5000
const MOST_ESCAPES = 20_000
/** Of all streams of objects together, unpacked. */
const MOST_UNPACKED = 8 * 1024 * 1024
/** How far before a stream its dictionary may begin. */
const DICTIONARY_BYTES = 8192
/** Written without spaces, up to what follows. */
const FILTERS = ['/Filter/FlateDecode/', '/Filter/FlateDecode>>', '/Filter[/FlateDecode]']
const ESCAPE = /#([\da-f]{2})/gi
const STREAM = /(?<!end)stream\r?\n/g

/**
 * Names of what runs, sends, plays or carries something else. A schedule needs none of them, and what opens a file may act
 * on any. What only begins an action (`OpenAction`, `AA`) is in many harmless files; links to pages are harmless. The names
 * are so long that packed data has none of them by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|Rendition|Movie|Sound|OnInstantiate)(?![\w-])/
const LOCKED = /\/Encrypt(?![\w-])/
/** A form that is a program, by a name that packed data may have by chance. */
const FORM_PROGRAM = /\/XFA(?![\w-])/

/**
 * Looks a PDF through without drawing it: for what is active and for a lock, in its objects and in those that are packed
 * together. What cannot be unpacked is refused, as nobody has seen what is in it. The file is stored as it is. This is no
 * virus scanner: whoever serves files to others than their owner puts one behind it.
 *
 * @throws FileRefused `broken`, `locked`, `active-content`
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  const isWhole = /^%PDF-[12]\.\d/.test(text) && text.slice(-TAIL_BYTES).includes('%%EOF')
  if (!isWhole) throw new FileRefused('broken')
  const streams = streamsOf(text)
  refuseActive(text)
  if (FORM_PROGRAM.test(withoutEscapes(withoutData(text, streams)))) throw new FileRefused('active-content')
  await checkPackedObjects(bytes, text, streams)
}

function refuseActive(text: string): void {
  const plain = withoutEscapes(text)
  if (LOCKED.test(plain)) throw new FileRefused('locked')
  if (ACTIVE.test(plain)) throw new FileRefused('active-content')
}

/** A letter of a name may be written by its number: `/J#61vaScript`. */
function withoutEscapes(text: string): string {
  const parts: string[] = []
  let from = 0
  let left = MOST_ESCAPES
  // One by one: `replace` finds all before it changes the first.
  for (const { 1: digits = '', index } of text.matchAll(ESCAPE)) {
    if (left-- === 0) throw new FileRefused('broken')
    parts.push(text.slice(from, index), String.fromCharCode(Number.parseInt(digits, 16)))
    from = index + 3
  }
  return [...parts, text.slice(from)].join('')
}

/** Where a stream is named, and where its data begins. */
interface StreamPlace {
  at: number
  start: number
}

function streamsOf(text: string): StreamPlace[] {
  const places: StreamPlace[] = []
  for (const match of text.matchAll(STREAM)) {
    if (places.length === MOST_STREAMS) throw new FileRefused('broken')
    places.push({ at: match.index, start: match.index + match[0].length })
  }
  return places
}

function withoutData(text: string, streams: readonly StreamPlace[]): string {
  const parts: string[] = []
  let from = 0
  for (const { at } of streams) {
    if (at < from) continue
    parts.push(text.slice(from, at))
    const end = text.indexOf('endstream', at)
    from = end < 0 ? text.length : end
  }
  return [...parts, text.slice(from)].join('')
}

async function checkPackedObjects(
  bytes: Buffer,
  text: string,
  streams: readonly StreamPlace[],
): Promise<void> {
  let left = MOST_UNPACKED
  for (const { at, start } of streams) {
    const dictionary = dictionaryBefore(text, at)
    if (!holdsObjects(dictionary)) continue
    if (hasOtherFilters(dictionary)) throw new FileRefused('broken')
    const objects = await unpack(bytes.subarray(start, endOf(text, start)), dictionary, left)
    left -= objects.length
    if (left < 0) throw new FileRefused('broken')
    refuseActive(objects)
    if (FORM_PROGRAM.test(withoutEscapes(objects))) throw new FileRefused('active-content')
  }
}

/** What stands between the object before and the stream. One that is so long that its beginning is not seen is refused. */
function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - DICTIONARY_BYTES), at)
  const end = Math.max(before.lastIndexOf('endobj'), before.lastIndexOf('endstream'))
  if (end < 0 && at > DICTIONARY_BYTES) throw new FileRefused('broken')
  return withoutEscapes(end < 0 ? before : before.slice(end))
}

/** By its type, or by what only such a stream has. */
const holdsObjects = (dictionary: string) =>
  /\/ObjStm(?![\w-])/.test(dictionary) ||
  (/\/First(?![\w-])/.test(dictionary) && /\/N(?![\w-])/.test(dictionary))

/** Packed more than once, by another method, or with a predictor: no common program writes objects so. */
function hasOtherFilters(dictionary: string): boolean {
  const plain = dictionary.replace(/\s/g, '')
  if (/\/DecodeParms|\/DP(?![\w-])/.test(plain)) return true
  const at = plain.indexOf('/Filter')
  return at >= 0 && !FILTERS.some((filter) => plain.startsWith(filter, at))
}

function endOf(text: string, start: number): number {
  const end = text.indexOf('endstream', start)
  if (end < 0) throw new FileRefused('broken')
  return end
}

async function unpack(packed: Buffer, dictionary: string, most: number): Promise<string> {
  if (!dictionary.includes('/Filter')) return packed.toString('latin1')
  try {
    return (await inflated(packed, { maxOutputLength: Math.max(1, most) })).toString('latin1')
  } catch {
    throw new FileRefused('broken')
  }
}
