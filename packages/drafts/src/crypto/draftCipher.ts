import type { Sealed } from '../storage/rows.ts'

/** Encrypts and decrypts texts. `context` is bound to the text: moved elsewhere, it does not open. */
export interface DraftCipher {
  seal(text: string, context: string): Promise<Sealed>
  open(sealed: Sealed, context: string): Promise<string>
}

const ALGORITHM = 'AES-GCM'

export const bytesOf = (text: string) => new TextEncoder().encode(text)
export const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

/** A key that scripts can use but not read. */
export function createKey(name: 'AES-GCM' | 'AES-CTR'): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt'])
}

export function draftCipher(key: CryptoKey | null): DraftCipher {
  return key ? aesCipher(key) : plainCipher
}

/** For rows that stay in memory. */
const plainCipher: DraftCipher = {
  seal: async (text) => ({ iv: new Uint8Array(), data: bytesOf(text).buffer }),
  open: async ({ data }) => textOf(data),
}

function aesCipher(key: CryptoKey): DraftCipher {
  const parameters = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: bytesOf(context),
  })
  return {
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, data: await crypto.subtle.encrypt(parameters(iv, context), key, bytesOf(text)) }
    },
    async open({ iv, data }, context) {
      return textOf(await crypto.subtle.decrypt(parameters(iv, context), key, data))
    },
  }
}
