import { createHash } from 'node:crypto'

/** The value of a script tag's `integrity` attribute for these bytes: SHA-384, as browsers check it. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
