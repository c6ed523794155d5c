const LANES = 8
const PRIME = 16_777_619

/** Stands in for SHA-256, which core has not: 64 hexadecimal digits that change with any character. */
export async function digest(text: string): Promise<string> {
  return Array.from({ length: LANES }, (_, lane) => {
    let hash = 2_166_136_261 + lane
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME) >>> 0
    return hash.toString(16).padStart(8, '0')
  }).join('')
}
