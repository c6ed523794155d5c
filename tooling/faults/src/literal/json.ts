export type Json = Readonly<Record<string, unknown>>

/** An object of a body; empty where there is none. */
export const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The objects of a list in a body. */
export const records = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(record) : [])

/** Some fields of an object, null where it lacks one. */
export const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
