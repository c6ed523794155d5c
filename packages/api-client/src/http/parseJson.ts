/** Longer texts are refused before they are parsed. No answer of the contract comes near. */
const MAX_LENGTH = 4_000_000

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * JSON from outside. Keys that could reach a prototype are dropped at every depth.
 *
 * @returns `undefined` when the text is not JSON, is nested too deeply or is too long
 */
export function parseJson(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined
  try {
    return JSON.parse(text, (key, value: unknown) => (FORBIDDEN_KEYS.has(key) ? undefined : value))
  } catch {
    return undefined
  }
}
