/** Equal whatever the order of members: the database of the account keeps none. Members without a value count as absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameJson(Reflect.get(one, name), Reflect.get(other, name)))
}
