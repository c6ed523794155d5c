const HIGHEST_COUNT = 20

const isNothing = (value: unknown) => value === null || value === undefined
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The paths of what `said` holds and `meant` does not, at most 20. What is missing or null in `said` contradicts nothing.
 */
export function contradictions(said: unknown, meant: unknown, path = ''): string[] {
  if (isNothing(said) || said === meant) return []
  if (!isTree(said) || !isTree(meant) || Array.isArray(said) !== Array.isArray(meant)) return [path]
  if (Array.isArray(said) && Array.isArray(meant) && said.length !== meant.length) return [path]
  return Object.entries(said)
    .flatMap(([key, value]) =>
      contradictions(value, (meant as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
    )
    .slice(0, HIGHEST_COUNT)
}
