import { PARTNER_HOSTS } from '@coverkit/vite/headers'
import type { HeaderSet } from '@coverkit/vite/plan'

/** The variable with the origins that may frame this response; empty when the account name is refused. */
export const PARTNERS_VARIABLE = '$coverkit_partners'

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Returns a value as one quoted word. @throws when nginx would read a variable in it */
export function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in ${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** Returns a path for a location. @throws when it has characters that would need escaping */
export function plainPath(path: string): string {
  if (!/^\/[\w./~-]*$/.test(path)) throw new Error(`Not a plain path: ${path}`)
  return path
}

/** Writes all headers of a location: nginx drops those of the outer levels once a location sets one of its own. */
export function headerLines(headers: HeaderSet): string[] {
  return Object.entries(headers).map(([name, value]) => {
    const quoted = value
      .split(PARTNER_HOSTS)
      .map((part) => quote(part).slice(1, -1))
      .join(PARTNERS_VARIABLE)
    return `add_header ${name} "${quoted}" always;`
  })
}

export const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...indent(lines),
  '}',
]
