import fc from 'fast-check'
import { isRecord } from './http/isRecord.ts'

/** A response as a broken, hostile or outdated server might change it. */
export interface Mutation {
  readonly name: string
  readonly text: string
}

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))]
}

/** Removes the value when `change` returns undefined. */
function replaceAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, child]) => {
    const next = name === String(key) ? replaceAt(child, rest, change) : child
    return next === undefined ? [] : [[name, next] as const]
  })
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (isRecord(node) || Array.isArray(node) ? Reflect.get(node, key) : node),
    value,
  )
}

/** Any value of another type. */
const retyped = (old: unknown) =>
  fc
    .constantFrom<unknown>('text', '', 7, -1, 1.5, true, false, [], {}, ['text'], { a: 1 }, null)
    .filter((value) => typeof value !== typeof old || Array.isArray(value) !== Array.isArray(old))

const HOSTILE = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'

/** An answer with one fault, as text; one of the `odd` values is inserted somewhere, too. */
export function mutations(
  answer: unknown,
  odd: fc.Arbitrary<unknown> = fc.constant(null),
): fc.Arbitrary<Mutation> {
  const text = JSON.stringify(answer)
  const path = fc.constantFrom(...pathsOf(answer))
  const changed = (name: string, change: (old: unknown) => unknown) =>
    path.map((at) => ({
      name: `${name} ${at.join('.')}`,
      text: JSON.stringify(replaceAt(answer, at, change)) ?? '',
    }))
  return fc.oneof(
    changed('drop', () => undefined),
    changed('null', () => null),
    changed('nest', (old) => ({ value: old })),
    changed('repeat', (old) => [old, old]),
    changed('not a number', (old) => (typeof old === 'number' ? '12' : old)),
    changed('huge', (old) => (typeof old === 'number' ? 1e308 : old)),
    path.chain((at) =>
      retyped(valueAt(answer, at)).map((value) => ({
        name: `retype ${at.join('.')} ${JSON.stringify(value)}`,
        text: JSON.stringify(replaceAt(answer, at, () => value)),
      })),
    ),
    fc.tuple(path, odd).map(([at, value]) => ({
      name: `odd ${at.join('.')}`,
      text: JSON.stringify(replaceAt(answer, at, () => value)) ?? '',
    })),
    fc
      .nat({ max: text.length - 1 })
      .map((length) => ({ name: `cut at ${length}`, text: text.slice(0, length) })),
    path.map((at) => ({
      name: `prototype keys at ${at.join('.')}`,
      text: JSON.stringify(replaceAt(answer, at, () => 'HOSTILE')).replace('"HOSTILE"', HOSTILE),
    })),
    fc.constant({ name: 'prototype keys beside', text: text.replace(/^\{/, `${HOSTILE.slice(0, -1)},`) }),
    fc
      .constantFrom('<!doctype html><title>Sign in</title>', '', 'null', '[]', '{}', '"ok"', 'true')
      .map((body) => ({
        name: body,
        text: body,
      })),
  )
}
