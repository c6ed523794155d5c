/** Matches a path: `:name` is one segment, `*` at the end any number of them. */
export function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${patternSource(pattern)}$`).test(path)
}

/** The pattern as the source of a regular expression, without anchors. */
export function patternSource(pattern: string): string {
  return pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?')
}
