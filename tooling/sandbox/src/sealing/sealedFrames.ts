import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { SealError } from './SealError.ts'

/** Bytes in parts of any length. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const CIPHER = 'aes-256-gcm'
const MARK = Buffer.from('CKF1')
const KEY_ID_BYTES = 8
const SALT_BYTES = 16
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** The place of a frame's index in its initialisation vector; the last byte marks the last frame. */
const INDEX_AT = 7

/** The bytes of a frame before it is sealed. */
export const FRAME_BYTES = 64 * 1024
export const HEADER_BYTES = MARK.length + KEY_ID_BYTES + SALT_BYTES

/** A key, by its id of eight characters. */
interface FrameKey {
  id: string
  key: Buffer
}

/**
 * Seals bytes frame by frame, so that neither side holds all of them (the STREAM construction). Each frame is
 * authenticated with its index and whether it is the last one, under a key of its own for each call: frames that
 * are cut off, reordered or taken from other bytes do not open.
 */
export async function* sealFrames(
  { id, key }: FrameKey,
  purpose: string,
  bytes: ByteSource,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([MARK, Buffer.from(id), salt])
  const frameKey = derive(key, purpose, salt)
  yield header
  let index = 0
  for await (const { part, isLast } of partsOf(bytes, FRAME_BYTES, FRAME_BYTES)) {
    const cipher = createCipheriv(CIPHER, frameKey, vectorOf(index++, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Opens sealed bytes frame by frame; a frame comes out once it is authenticated.
 * @throws SealError for a missing key, another purpose, and at the first frame that is not as it was sealed
 */
export async function* openFrames(
  keyOf: (id: string) => Buffer | undefined,
  purpose: string,
  sealed: ByteSource,
): AsyncGenerator<Buffer> {
  let header: Buffer | null = null
  let frameKey = Buffer.alloc(0)
  let index = 0
  for await (const { part, isLast } of partsOf(sealed, HEADER_BYTES, FRAME_BYTES + TAG_BYTES)) {
    if (header === null) {
      header = Buffer.from(part)
      const key = keyOf(keyIdIn(header) ?? '')
      if (!key || isLast) throw new SealError('No key opens this')
      frameKey = derive(key, purpose, header.subarray(-SALT_BYTES))
    } else yield openFrame(frameKey, header, vectorOf(index++, isLast), part)
  }
}

/** Returns the id of the key that sealed some bytes, by their header; null if they are not sealed. */
export function keyIdIn(header: Buffer): string | null {
  const isHeader = header.length >= HEADER_BYTES && header.subarray(0, MARK.length).equals(MARK)
  return isHeader ? header.toString('latin1', MARK.length, MARK.length + KEY_ID_BYTES) : null
}

function openFrame(key: Buffer, header: Buffer, vector: Buffer, part: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, vector, { authTagLength: TAG_BYTES })
    decipher.setAAD(header).setAuthTag(part.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(part.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new SealError('The bytes were changed or have another purpose', { cause })
  }
}

/** Derives a key for these bytes alone, so that an index is never used twice under one key. */
const derive = (key: Buffer, purpose: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, `bytes ${purpose}`, KEY_BYTES))

function vectorOf(index: number, isLast: boolean): Buffer {
  const vector = Buffer.alloc(IV_BYTES)
  vector.writeUInt32BE(index, INDEX_AT)
  vector[IV_BYTES - 1] = isLast ? 1 : 0
  return vector
}

/** Splits bytes into a first part and further ones of these lengths; only the last one is shorter, or empty. */
async function* partsOf(
  source: ByteSource,
  first: number,
  further: number,
): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0)
  let length = first
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length > length) {
      yield { part: rest.subarray(0, length), isLast: false }
      rest = rest.subarray(length)
      length = further
    }
  }
  yield { part: rest, isLast: true }
}

/** Returns all bytes of a source, which is known to be small. */
export async function joined(source: ByteSource): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
