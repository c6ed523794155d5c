import type { Schema } from './documentOperations.ts'

export type Step = string | 0
type PlaceKind = 'list' | 'text' | 'object'

export interface Place {
  path: Step[]
  kind: PlaceKind
  schema: Schema
}

const KINDS: readonly (readonly [type: string, kind: PlaceKind])[] = [
  ['array', 'list'],
  ['string', 'text'],
  ['object', 'object'],
]

/** Lists the places of a schema with lists, texts or objects, as the steps that lead to them. */
export function placesOf(schema: Schema, path: Step[] = []): Place[] {
  const branches = (schema.oneOf ?? []).flatMap((branch) => placesOf(branch, path))
  const own = KINDS.filter(([type]) => schema.type === type || schema.type?.includes(type))
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, inner] as const),
    ...(schema.items ? [[0, schema.items] as const] : []),
  ]
  return [
    ...own.map(([, kind]) => ({ path, kind, schema })),
    ...branches,
    ...inside.flatMap(([step, inner]) => placesOf(inner, [...path, step])),
  ]
}

/** Puts a value into a body, at a place that the example may lack. */
export function put(body: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === 0) return [put(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...object, [step]: put(object[step], rest, value) }
}

/** Returns the value at a place of a body. */
export const valueAt = (body: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined,
    body,
  )
