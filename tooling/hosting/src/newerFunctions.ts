import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { data, distinct, lackedBy, type NewerFeature } from './newerFeatures.ts'

/** A function, property or interface of MDN's data. Its promised browsers are `''` where none lacks it. */
interface Row extends NewerFeature {
  /** From the global object, such as `Promise.withResolvers` and `Set.prototype.union`. */
  readonly path: string
  readonly kind: 'global' | 'static' | 'member'
}

const rows: readonly Row[] = Object.entries({ ...data.javascript.builtins, ...data.api }).flatMap(
  ([holder, features]) => [
    ...rowsOf('', holder, features as Identifier),
    ...Object.entries(features as Record<string, Identifier>).flatMap(([key, feature]) =>
      key === holder ? [] : rowsOf(holder, key, feature),
    ),
  ],
)

function rowsOf(holder: string, key: string, { __compat: row }: Identifier): readonly Row[] {
  const name = key.replace(/_static$/, '')
  if (!row || /^@@|_/.test(name)) return []
  const common = { name, lackedBy: lackedBy(row) }
  if (holder === '' || holder === 'Window') return [{ ...common, path: name, kind: 'global' }]
  const isStatic = key !== name || isStaticByPlace(row)
  if (isStatic) return [{ ...common, path: `${holder}.${name}`, kind: 'static' }]
  return [{ ...common, path: `${holder}.prototype.${name}`, kind: 'member' }]
}

/** The language's own functions are told apart by their place in the specification. */
function isStaticByPlace({ spec_url: place }: CompatStatement): boolean {
  const [first = ''] = Array.isArray(place) ? place : [place]
  return /#sec-|-objects$/.test(first) && !/prototype/.test(first)
}

const lacked = rows.filter(({ lackedBy: browsers }) => browsers !== '')

/** All paths that some promised browser lacks. Members come before what holds them. */
export const newerPaths: readonly string[] = [
  ...lacked.filter(({ kind }) => kind !== 'global'),
  ...lacked.filter(({ kind }) => kind === 'global'),
].map(({ path }) => path)

const byPath = new Map(
  lacked.filter(({ kind }) => kind !== 'member').map(({ path, lackedBy: browsers }) => [path, browsers]),
)
const older = new Set(rows.filter(({ lackedBy: browsers }) => browsers === '').map(({ name }) => name))
/** Members whose names no older interface has. */
const byName = new Map(
  lacked
    .filter(({ kind, name }) => kind !== 'static' && !older.has(name))
    .map(({ name, lackedBy: browsers }) => [name, browsers]),
)

/** @returns the newer functions, properties and interfaces that a script names */
export function newerFunctions(script: string): readonly NewerFeature[] {
  const globals = [...script.matchAll(/(?<![\w$.])([A-Z]\w+)(?:\.(\w+))?/g)].flatMap(
    ([, holder = '', name]) => [holder, `${holder}.${name}`],
  )
  const bare = [...script.matchAll(/(?<![\w$.'"#-])([a-z]+[A-Z]\w*|scheduler)(?=[.(])/g)].map(
    ([, name = '']) => name,
  )
  const members = [...script.matchAll(/\.([a-z]+[A-Z]\w*)/g)].map(([, name = '']) => name)
  const find = (names: readonly string[], from: ReadonlyMap<string, string>) =>
    names.flatMap((name) => {
      const browsers = from.get(name)
      return browsers === undefined ? [] : [{ name, lackedBy: browsers }]
    })
  return distinct([...find([...globals, ...bare], byPath), ...find(members, byName)])
}
