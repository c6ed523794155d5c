/** Matches an assigned hash or secret, in any case and spelling, which may be a client secret. */
const NAMED = /(?:secret[_-]?hash|client[_-]?secret)["']?\s*[:=]\s*["'`][^"'`]+/gi
const TOKEN = /[A-Za-z0-9+/=_-]{20,}/g
const HEX = /^[0-9a-f]{32,}$/i
/** Integrity hashes are public. */
const INTEGRITY = /^sha(?:256|384|512)-/
/** The alphabet of base64. */
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/='
/** The characters of a reference, in the patterns of the document. */
const REFERENCE = 'ACDEFGHJKMNPQRTVWXY3479'
/** Entropy in bits per character. Names and words of a minified bundle are below it. */
const RANDOM_BITS = 4
const RANDOM_HEX_BITS = 3
const LEAST_DIGITS = 3

/** Shannon's entropy of a text's own characters. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => {
    const share = count / text.length
    return bits - share * Math.log2(share)
  }, 0)
}

function looksRandom(text: string): boolean {
  if (INTEGRITY.test(text) || text === BASE64 || text === REFERENCE) return false
  if (HEX.test(text)) return bitsOf(text) > RANDOM_HEX_BITS
  const digits = text.match(/\d/g)?.length ?? 0
  return digits >= LEAST_DIGITS && /[a-z]/i.test(text) && bitsOf(text) > RANDOM_BITS
}

/** Returns texts of a served file that could be secrets. `known`: names of files, whose hashes are as random. */
export function findSecrets(text: string, known: readonly string[] = []): readonly string[] {
  const random = (text.match(TOKEN) ?? []).filter(looksRandom)
  return [
    ...(text.match(NAMED) ?? []),
    ...random.filter((token) => !known.some((name) => token.endsWith(name))),
  ]
}
