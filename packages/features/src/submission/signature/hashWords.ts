/** SHA-256 of these texts, each on a line of its own, in hexadecimal. */
export async function hashWords(texts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
