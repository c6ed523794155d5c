/** Random keys have 30 different bytes in the mean; one in ten thousand million has as few as this. */
const FEWEST_BYTES = 16
const isText = (key: Buffer) => key.every((byte) => byte >= 0x20 && byte < 0x7f)

/** Checks for a key that is not random: few different bytes or steps between them, or plain text. */
export function isWeakKey(key: Buffer): boolean {
  const steps = key.map((byte, index) => byte - (key[index - 1] ?? 0))
  return [key, steps].some((bytes) => new Set(bytes).size <= FEWEST_BYTES) || isText(key)
}
