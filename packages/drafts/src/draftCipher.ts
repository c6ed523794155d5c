/** Encrypts and decrypts draft texts. `context` is bound to the text: moved elsewhere, it does not open. */
export interface DraftCipher {
  seal(text: string, context: string): Promise<Sealed>
  open(sealed: Sealed, context: string): Promise<string>
}

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

const ALGORITHM = 'AES-GCM'

/** A key that scripts can use but not read. */
export function createDraftKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

export function draftCipher(key: CryptoKey): DraftCipher {
  const parameters = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(context),
  })
  return {
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt(parameters(iv, context), key, new TextEncoder().encode(text))
      return { iv, data }
    },
    async open({ iv, data }, context) {
      return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, context), key, data))
    },
  }
}
