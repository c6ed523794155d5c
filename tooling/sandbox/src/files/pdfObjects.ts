import { constants, inflateSync } from 'node:zlib'
import { FileRefused } from './FileRefused.ts'
import { withoutEscapes } from './pdfNames.ts'
import { type PdfStream, streamsOf } from './pdfStreams.ts'

/** The limit for all unpacked object streams together. */
const MOST_UNPACKED = 8 * 1024 * 1024
/** Enough to detect a stream of objects. */
const BEGINNING_BYTES = 512
/** Without spaces, up to the next key. */
const FILTERS = ['/Filter/FlateDecode/', '/Filter/FlateDecode>>', '/Filter[/FlateDecode]']
/** Another method, or one in a separate object, at any position before the stream. */
const OTHER_METHOD =
  /\/Filter[\s\0[/\w]{0,60}\/(?:LZW|A85|ASCII85|AHx|ASCIIHex|RL|RunLength|CCF|CCITTFax|JBIG2|DCT|JPX|Crypt)|\/Filter[\s\0]{1,60}\d/
/** A stream of objects begins with numbers and offsets of its objects, after comments. */
const BEGINNING = /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d{1,10}[\s\0]+\d/

/**
 * Yields the unpacked object streams of a PDF, one after the other. Dictionaries are found by text search, not as
 * readers do, so text that looks like a dictionary counts too.
 * @throws FileRefused `broken` for objects that cannot be unpacked, as they cannot be scanned
 */
export function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let left = MOST_UNPACKED
  for (const stream of streamsOf(text)) {
    const objects = objectsOf(bytes, stream, left)
    if (objects === null) continue
    left -= objects.length
    if (left < 0) throw new FileRefused('broken')
    yield objects
  }
}

function objectsOf(bytes: Buffer, { before, start, end }: PdfStream, most: number): string | null {
  const names = withoutEscapes(before)
  const kind = kindOf(names)
  if (kind === 'other') return null
  if (end < 0) throw new FileRefused('broken')
  const data = bytes.subarray(start, end)
  if (kind === 'perhaps' && !beginsAsObjects(data)) return null
  if (hasOtherFilters(ownDictionary(names)) || OTHER_METHOD.test(names)) throw new FileRefused('broken')
  return names.includes('/Filter') ? unpack(data, most) : data.toString('latin1')
}

/**
 * Classifies a stream by its type, or by the keys that only an object stream has. A type at any position before
 * the stream counts, since a comment or a text may look like the end of another object. So do the keys, unless the
 * data unpacks to something else.
 */
function kindOf(names: string): 'objects' | 'perhaps' | 'other' {
  if (/\/ObjStm(?![\w-])/.test(names) || hasKeys(ownDictionary(names))) return 'objects'
  return hasKeys(names) ? 'perhaps' : 'other'
}

const hasKeys = (names: string) => /\/First(?![\w-])/.test(names) && /\/N(?![\w-])/.test(names)

/** Returns the text after the previous object. */
function ownDictionary(names: string): string {
  const end = Math.max(names.lastIndexOf('endobj'), names.lastIndexOf('endstream'))
  return end < 0 ? names : names.slice(end)
}

function beginsAsObjects(data: Buffer): boolean {
  try {
    const packed = data.subarray(0, BEGINNING_BYTES)
    const beginning = inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    // A comment that is longer than this may be followed by objects.
    return BEGINNING.test(beginning) || /^[\s\0]*%/.test(beginning)
  } catch {
    return false
  }
}

/** Detects data packed twice, by another method or with a predictor: no common program writes these. */
function hasOtherFilters(dictionary: string): boolean {
  const plain = dictionary.replace(/\s/g, '')
  if (/\/DecodeParms|\/DP(?![\w-])/.test(plain)) return true
  const at = plain.indexOf('/Filter')
  return at >= 0 && !FILTERS.some((filter) => plain.startsWith(filter, at))
}

function unpack(packed: Buffer, most: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1')
  } catch {
    throw new FileRefused('broken')
  }
}
