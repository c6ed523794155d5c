import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes as a host that precompresses would send them: brotli, quality 11. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
