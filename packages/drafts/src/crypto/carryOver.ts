import { type Store, settingOf } from '../storage/store.ts'
import { bytesOf, createKey, textOf } from './draftCipher.ts'

/** Carries values over to the next page of the same tab: written at once, encrypted in between. */
export interface CarryOver {
  /** Makes ready to write for an owner; until then nothing can be. */
  prepare(owner: string): Promise<void>
  /** Whether it was written. */
  put(flow: string, value: unknown): boolean
  /** It stays until it is dropped: a page that read it may be left before it saved it. */
  read(owner: string, flow: string): Promise<unknown>
  drop(flow: string): void
}

const ALGORITHM = 'AES-CTR'
const COUNTER_BITS = 64
const BLOCK_BYTES = 16
/** More than the answers of any flow, twice over. */
const KEYSTREAM_BYTES = 65_536

export const carryKeySetting = (owner: string) => `carry:${owner}`

interface Keystream {
  readonly counter: Uint8Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Blocks that served: none serves twice. */
  used: number
}

const counterOf = (counter: Uint8Array<ArrayBuffer>) => ({ name: ALGORITHM, counter, length: COUNTER_BITS })

/**
 * The browser's encryption answers later, and a page that is being left has no later. So the keystream is made ahead: what
 * it gives for zeros, by a key that scripts can use but not read.
 */
export function carryOver(brand: string, store: Store): CarryOver {
  let stream: Keystream | undefined
  const nameOf = (flow: string) => `coverkit.unsaved.${brand}.${flow}`

  const storedKey = (owner: string) =>
    store.change((change) => change.get('settings', carryKeySetting(owner))) as Promise<CryptoKey | undefined>

  return {
    async prepare(owner) {
      stream = undefined
      const key =
        (await storedKey(owner)) ??
        (await settingOf(store, carryKeySetting(owner), await createKey(ALGORITHM)))
      const counter = crypto.getRandomValues(new Uint8Array(16))
      const zeros = new Uint8Array(KEYSTREAM_BYTES)
      const bytes = new Uint8Array(await crypto.subtle.encrypt(counterOf(counter), key, zeros))
      stream = { counter, bytes, used: 0 }
    },
    put(flow, value) {
      const text = bytesOf(JSON.stringify(value))
      const from = (stream?.used ?? 0) * BLOCK_BYTES
      if (!stream || from + text.length > stream.bytes.length) return false
      const { counter, bytes, used } = stream
      stream.used += Math.ceil(text.length / BLOCK_BYTES)
      const sealed = text.map((byte, index) => byte ^ (bytes[from + index] ?? 0))
      try {
        sessionStorage.setItem(nameOf(flow), charactersOf(advanced(counter, used)) + charactersOf(sealed))
        return true
      } catch {
        return false
      }
    },
    async read(owner, flow) {
      try {
        const item = sessionStorage.getItem(nameOf(flow))
        const key = item === null ? undefined : await storedKey(owner)
        if (item === null || !key) return undefined
        const bytes = bytesIn(item)
        const counter = bytes.slice(0, BLOCK_BYTES)
        const opened = await crypto.subtle.decrypt(counterOf(counter), key, bytes.slice(BLOCK_BYTES))
        return JSON.parse(textOf(opened))
      } catch {
        return undefined
      }
    },
    drop(flow) {
      try {
        sessionStorage.removeItem(nameOf(flow))
      } catch {
        // Nothing was written either.
      }
    },
  }
}

/** The counter so many blocks on. */
function advanced(counter: Uint8Array, blocks: number): Uint8Array {
  const next = counter.slice()
  const low = new DataView(next.buffer, BLOCK_BYTES - 8)
  low.setBigUint64(0, low.getBigUint64(0) + BigInt(blocks))
  return next
}

/** One character for each byte, as storage takes nothing but text. */
const charactersOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const bytesIn = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
