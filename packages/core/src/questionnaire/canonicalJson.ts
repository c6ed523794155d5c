/**
 * JSON with one spelling for one value, as RFC 8785 has it: no spaces, the keys of an object by UTF-16 code units,
 * numbers and texts as ECMAScript writes them. What JSON leaves out of objects (undefined, functions) is left out.
 *
 * @throws TypeError for what JSON cannot say: NaN and the infinities, lone surrogates, `undefined`, functions.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'string') return stringText(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`JSON cannot say a ${typeof value}`)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${stringText(key)}:${canonicalJson(member)}`).join(',')}}`
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`JSON cannot say ${value}`)
  return JSON.stringify(value)
}

function stringText(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('JSON cannot say half a character')
  return JSON.stringify(value)
}
