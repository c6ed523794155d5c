const BYTES = 32

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Makes a secret of 256 random bits: 43 characters of base64url. */
export const newSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(BYTES)))

/** SHA-256 of a secret in base64url, which is all that the server stores of it. */
export const hashSecret = async (secret: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
