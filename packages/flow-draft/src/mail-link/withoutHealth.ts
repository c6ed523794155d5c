/** Answers to health questions never leave the device this way, wherever they stand. */
export function withoutHealth(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutHealth)
  const others = Object.entries(value).filter(([name]) => !/questionnaire|health/i.test(name))
  return Object.fromEntries(others.map(([name, inner]) => [name, withoutHealth(inner)]))
}
