import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { SealError } from './SealError.ts'
import { type ByteSource, keyIdIn, openFrames, sealFrames } from './sealedFrames.ts'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8

/** The encryption of data that must not be stored in clear. */
export interface Sealing {
  /** Encrypts a text. It opens only under the same purpose, so that no row's text can replace another's. */
  seal: (purpose: string, text: string) => string
  /** @throws SealError for another purpose, a changed text or a missing key */
  open: (purpose: string, sealed: string) => string
  /**
   * Returns a keyed hash: unlike a plain one it does not reveal a text that can be guessed. `like` is an earlier
   * hash whose key is to be used again.
   * @throws SealError when that key is missing
   */
  hash: (purpose: string, text: string, like?: string) => string
  /** Returns the keyed hashes of a text, one for each key. */
  hashes: (purpose: string, text: string) => string[]
  /** Checks a keyed hash of a text; false too if its key is missing. */
  isHashOf: (purpose: string, text: string, hash: string) => boolean
  /** Encrypts bytes frame by frame. They open only under the same purpose. */
  sealBytes: (purpose: string, bytes: ByteSource) => AsyncGenerator<Buffer>
  /** @throws SealError while it is read: for another purpose, changed or missing bytes or a missing key */
  openBytes: (purpose: string, sealed: ByteSource) => AsyncGenerator<Buffer>
  /** Checks by their first bytes whether a key opens sealed bytes. */
  canOpenBytes: (header: Buffer) => boolean
}

/** Seals with the first key; the others open values that were sealed before the key changed. */
export function makeSealing(keys: readonly Buffer[]): Sealing {
  const [newest] = keys
  if (!newest || keys.some((key) => key.length !== KEY_BYTES)) throw new SealError('A key has 32 bytes')
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]))
  const hash: Sealing['hash'] = (purpose, text, like = keyIdOf(newest)) => {
    const [id = ''] = like.split('.')
    const key = byId.get(id)
    if (!key) throw new SealError('No key made this')
    return `${id}.${createHmac('sha256', derive(key, `hash ${purpose}`))
      .update(text)
      .digest('base64url')}`
  }
  return {
    hash,
    hashes: (purpose, text) => [...byId.keys()].map((id) => hash(purpose, text, id)),
    isHashOf: (purpose, text, given) => {
      if (!byId.has(given.split('.')[0] ?? '')) return false
      const [own, other] = [Buffer.from(hash(purpose, text, given)), Buffer.from(given)]
      return own.length === other.length && timingSafeEqual(own, other)
    },
    sealBytes: (purpose, bytes) => sealFrames({ id: keyIdOf(newest), key: newest }, purpose, bytes),
    openBytes: (purpose, sealed) => openFrames((id) => byId.get(id), purpose, sealed),
    canOpenBytes: (header) => byId.has(keyIdIn(header) ?? ''),
    seal: (purpose, text) => `${VERSION}.${keyIdOf(newest)}.${encrypt(newest, purpose, text)}`,
    open: (purpose, sealed) => {
      const [version, id = '', body = ''] = sealed.split('.')
      const key = byId.get(id)
      if (version !== VERSION || !key) throw new SealError('No key opens this')
      try {
        return decrypt(key, purpose, Buffer.from(body, 'base64url'))
      } catch (cause) {
        throw new SealError('The text was changed or has another purpose', { cause })
      }
    },
  }
}

const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH)

/** Derives a key for each purpose, so that no two purposes share random vectors under one key. */
const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))

function encrypt(key: Buffer, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, derive(key, purpose), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(key: Buffer, purpose: string, body: Buffer): string {
  const start = IV_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, derive(key, purpose), body.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(body.subarray(IV_BYTES, start))
  return Buffer.concat([decipher.update(body.subarray(start)), decipher.final()]).toString('utf8')
}
