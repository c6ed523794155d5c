import { constants, inflateSync } from 'node:zlib'
import { FileRefused } from './FileRefused.ts'
import { withoutEscapes } from './pdfNames.ts'
import { type PdfStream, streamsOf } from './pdfStreams.ts'

/** Of all streams of objects together, unpacked. */
const MOST_UNPACKED = 8 * 1024 * 1024
/** Enough to see whether something is a stream of objects. */
const BEGINNING_BYTES = 512
/** Written without spaces, up to what follows. */
const FILTERS = ['/Filter/FlateDecode/', '/Filter/FlateDecode>>', '/Filter[/FlateDecode]']
/** Another method or one that is named elsewhere, wherever before the stream it stands. */
const OTHER_METHOD =
  /\/Filter[\s\0[/\w]{0,60}\/(?:LZW|A85|ASCII85|AHx|ASCIIHex|RL|RunLength|CCF|CCITTFax|JBIG2|DCT|JPX|Crypt)|\/Filter[\s\0]{1,60}\d/
/** Each begins with the numbers and the places of its objects, after comments. */
const BEGINNING = /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d{1,10}[\s\0]+\d/

/**
 * The objects of a PDF that are packed together, unpacked, one stream after the other. A dictionary is not read as readers do:
 * what only looks as if it were one counts too.
 *
 * @throws FileRefused `broken` for objects that cannot be unpacked, as nobody has seen what is in them
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
 * By its type, or by what only such a stream has. A type that stands anywhere before the stream counts, since a comment or a
 * text may look like the end of another object; the keys do too, but what unpacks to something else is none.
 */
function kindOf(names: string): 'objects' | 'perhaps' | 'other' {
  if (/\/ObjStm(?![\w-])/.test(names) || hasKeys(ownDictionary(names))) return 'objects'
  return hasKeys(names) ? 'perhaps' : 'other'
}

const hasKeys = (names: string) => /\/First(?![\w-])/.test(names) && /\/N(?![\w-])/.test(names)

/** What stands after the object before. */
function ownDictionary(names: string): string {
  const end = Math.max(names.lastIndexOf('endobj'), names.lastIndexOf('endstream'))
  return end < 0 ? names : names.slice(end)
}

function beginsAsObjects(data: Buffer): boolean {
  try {
    const packed = data.subarray(0, BEGINNING_BYTES)
    const beginning = inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    // A comment that is longer than this may have anything after it.
    return BEGINNING.test(beginning) || /^[\s\0]*%/.test(beginning)
  } catch {
    return false
  }
}

/** Packed more than once, by another method, or with a predictor: no common program writes objects so. */
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
