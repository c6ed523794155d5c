/** A random UUID, version 4. Pages outside a secure context have no `randomUUID`. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    // An 8 keeps its upper two bits, the variant; 0 and 1 become any digit.
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
