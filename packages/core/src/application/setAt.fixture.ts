/** A copy of a value in which the one at a dotted path is another. */
export function setAt(value: unknown, path: string, to: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  if (typeof value !== 'object' || value === null || !(key in value)) throw new Error(`nothing at ${path}`)
  const next = rest.length === 0 ? to : setAt(Reflect.get(value, key), rest.join('.'), to)
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? next : item))
  return { ...value, [key]: next }
}
