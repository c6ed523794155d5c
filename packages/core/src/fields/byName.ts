/** An object with a value under each of these names, in their order. */
export function byName<const Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>
}
