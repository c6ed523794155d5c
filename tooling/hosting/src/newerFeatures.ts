import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parse, walk } from 'css-tree'

/** The oldest versions that docs/browsers.md promises. */
const PROMISED = { chrome: 120, edge: 120, firefox: 121, safari: 17, safari_ios: 17 } as const

/** A feature of the platform, with the promised browsers that lack it and their first versions that have it. */
export interface NewerFeature {
  readonly name: string
  readonly lackedBy: string
}

const data = bcd as unknown as CompatData

function lackedBy({ support }: CompatStatement): string {
  const lacking = Object.entries(PROMISED).flatMap(([browser, promised]) => {
    const statement = support[browser as keyof typeof PROMISED]
    const [newest] = Array.isArray(statement) ? statement : [statement]
    if (!newest) return []
    const { version_added: added, flags, prefix, alternative_name: other } = newest
    const version = Number.parseFloat(String(added).replace('≤', ''))
    // A feature behind a switch is not there; one with a prefix has another name.
    const isThere = !flags && !prefix && !other && version <= promised
    return isThere ? [] : [`${browser} ${Number.isNaN(version) ? 'never' : version}`]
  })
  return lacking.join(', ')
}

const newer = (name: string, feature: Identifier | undefined): readonly NewerFeature[] => {
  const lacking = feature?.__compat ? lackedBy(feature.__compat) : ''
  return lacking === '' ? [] : [{ name, lackedBy: lacking }]
}

const distinct = (features: readonly NewerFeature[]): readonly NewerFeature[] => [
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

interface Names {
  /** `Promise.withResolvers`, `URLPattern`. */
  readonly global: ReadonlyMap<string, string>
  /** Names of methods and properties that no older interface has. */
  readonly member: ReadonlyMap<string, string>
}

let known: Names | undefined

function namesOf(): Names {
  const global = new Map<string, string>()
  const byName = new Map<string, Set<string>>()
  for (const [holder, features] of Object.entries({ ...data.javascript.builtins, ...data.api })) {
    for (const { name, lackedBy: lacking } of newer(holder, features as Identifier)) global.set(name, lacking)
    for (const [key, feature] of Object.entries(features as Record<string, Identifier>)) {
      if (!feature.__compat || key === holder || /^@@|_event$|_/.test(key.replace(/_static$/, ''))) continue
      const name = key.replace(/_static$/, '')
      const lacking = lackedBy(feature.__compat)
      if (isStatic(key, feature.__compat)) {
        if (lacking !== '') global.set(`${holder}.${name}`, lacking)
      } else byName.set(name, (byName.get(name) ?? new Set()).add(lacking))
    }
  }
  const member = [...byName].filter(([, lacking]) => !lacking.has(''))
  return { global, member: new Map(member.map(([name, lacking]) => [name, [...lacking][0] ?? ''])) }
}

/** The language's own functions are told apart by their place in the specification. */
function isStatic(key: string, { spec_url: place }: CompatStatement): boolean {
  const [first = ''] = Array.isArray(place) ? place : [place]
  return key.endsWith('_static') || (/#sec-/.test(first) && !/prototype/.test(first))
}

/** @returns the newer functions, properties and interfaces that a script names */
export function newerFunctions(script: string): readonly NewerFeature[] {
  known ??= namesOf()
  const { global, member } = known
  const globals = [...script.matchAll(/(?<![\w$.])([A-Z]\w+)(?:\.(\w+))?/g)].flatMap(
    ([, holder = '', name]) => [holder, `${holder}.${name}`],
  )
  const members = [...script.matchAll(/\.([a-z]+[A-Z]\w*)/g)].map(([, name = '']) => name)
  const find = (names: readonly string[], from: ReadonlyMap<string, string>) =>
    [...new Set(names)].flatMap((name) => {
      const lacking = from.get(name)
      return lacking === undefined ? [] : [{ name, lackedBy: lacking }]
    })
  return distinct([...find(globals, global), ...find(members, member)])
}
