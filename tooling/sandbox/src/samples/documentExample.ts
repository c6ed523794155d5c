import type { components } from '@coverkit/api-client'
import { readDocument } from '../http/readDocument.ts'

type Schemas = components['schemas']

const schemas = readDocument().components?.schemas as
  | { readonly [Each in keyof Schemas]?: { readonly examples?: readonly Schemas[Each][] } }
  | undefined

/**
 * Returns a copy of an example of the OpenAPI document, which its tests validate: the first by default.
 * @throws Error if there is none
 */
export function documentExample<Name extends keyof Schemas>(name: Name, index = 0): Schemas[Name] {
  const example = schemas?.[name]?.examples?.[index]
  if (example === undefined) throw new Error(`${name} has no example ${index}.`)
  return structuredClone(example)
}
