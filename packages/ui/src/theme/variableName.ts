const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom property (without its two dashes) of a token path: `['colour', 'softInk']` is `ck-colour-soft-ink`. */
export function variableName(_value: string | null, path: readonly string[]): string {
  return ['ck', ...path.map(kebab)].join('-')
}
