const HIGHEST_COUNT = 20

const isNothing = (value: unknown) => value === null || value === undefined
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Lists the paths of values in `said` that `meant` lacks, at most 20. Missing and null values of `said` are
 * ignored.
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
