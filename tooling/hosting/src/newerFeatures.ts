import { promisedBrowsers } from '@coverkit/vite/browsers'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { parse, walk } from 'css-tree'

/** The oldest promised versions, by MDN's names of the browsers. */
export const promised = [...promisedBrowsers()].map(
  ([name, version]) => [name === 'ios_saf' ? 'safari_ios' : name, version] as const,
)

/** A feature of the platform, with the promised browsers that lack it and their first versions that have it. */
export interface NewerFeature {
  readonly name: string
  readonly lackedBy: string
}

export const data = bcd as unknown as CompatData

/** @returns the promised browsers that lack a feature, `''` where none does */
export function lackedBy({ support }: CompatStatement): string {
  const lacking = promised.flatMap(([browser, oldest]) => {
    const found = support[browser as BrowserName]
    const statements = found === undefined ? [] : [found].flat()
    const isThere = statements.length === 0 || statements.some((statement) => isIn(statement, oldest))
    return isThere ? [] : [`${browser} ${versionOf(statements[0]?.version_added) || 'never'}`]
  })
  return lacking.join(', ')
}

/** A feature behind a switch is not there; one with a prefix has another name. */
function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, flags, prefix, alternative_name: other } = statement
  return !flags && !prefix && !other && versionOf(added) <= version
}

const versionOf = (text: string | false | undefined) => Number.parseFloat(String(text).replace('≤', ''))

/** @returns the first version of each promised browser that has all of these features */
export function firstVersions(
  features: readonly (Identifier | undefined)[],
): Readonly<Record<string, number>> {
  const firstOf = (browser: string, feature: Identifier | undefined) => {
    const found = feature?.__compat?.support[browser as BrowserName]
    const statements = found === undefined ? [] : [found].flat()
    const version = statements.find(({ flags, prefix }) => !flags && !prefix)?.version_added
    return versionOf(version)
  }
  return Object.fromEntries(
    promised.map(([browser]) => [browser, Math.max(...features.map((feature) => firstOf(browser, feature)))]),
  )
}

const newer = (name: string, feature: Identifier | undefined): readonly NewerFeature[] => {
  const lacking = feature?.__compat ? lackedBy(feature.__compat) : ''
  return lacking === '' ? [] : [{ name, lackedBy: lacking }]
}

export const distinct = (features: readonly NewerFeature[]): readonly NewerFeature[] => [
  ...new Map(features.map((feature) => [feature.name, feature])).values(),
]

/** @returns the newer properties, values, `@` rules and selectors of a style sheet */
export function newerStyles(css: string): readonly NewerFeature[] {
  const { properties, selectors, 'at-rules': atRules } = data.css
  const found: NewerFeature[] = []
  walk(parse(css), (node) => {
    if (node.type === 'Atrule') found.push(...newer(`@${node.name}`, atRules?.[node.name]))
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      found.push(...newer(`:${node.name}`, selectors?.[node.name]))
    if (node.type !== 'Declaration' || node.property.startsWith('-')) return
    const { property: name, value } = node
    const property = properties?.[name]
    found.push(...newer(name, property))
    walk(value, (part) => {
      if (part.type === 'Identifier' || part.type === 'Function')
        found.push(...newer(`${name}: ${part.name}`, property?.[part.name]))
    })
  })
  return distinct(found)
}
