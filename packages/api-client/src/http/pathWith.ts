/** A path of the document with its parameters and its query. */
export function pathWith(path: string, values: object = {}, query: object = {}): string {
  const given = new Map(Object.entries(values))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}
