import fc from 'fast-check'
import type { Schema } from '../documentOperations.ts'

const MOST_ITEMS = 6
const MOST_CHARACTERS = 60

/** Generates values that fit a schema, for the keywords that the document uses. */
export function schemaArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(schemaArbitrary))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object'])
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'string') return textArbitrary(schema)
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1e9 })
  if (type === 'number')
    return fc.double({ min: schema.minimum ?? -1e12, max: schema.maximum ?? 1e12, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return listArbitrary(schema)
  return type === 'object' ? objectArbitrary(schema) : fc.constant(null)
}

function textArbitrary({ format, pattern, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return dates.map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress({ size: '-1' })
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS)) }
  return fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' }))
}

const dates = fc.date({ min: new Date('1930-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

function listArbitrary({ items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems }: Schema) {
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) }
  const item = schemaArbitrary(items)
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, minLength: Math.min(minItems, items.enum?.length ?? minItems) })
    : fc.array(item, size)
}

function objectArbitrary({ properties = {}, required = [], additionalProperties, propertyNames }: Schema) {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, schemaArbitrary(inner)])),
    { requiredKeys: required.filter((key) => key in properties) },
  )
  if (additionalProperties === false) return known
  const value =
    typeof additionalProperties === 'object'
      ? schemaArbitrary(additionalProperties)
      : fc.jsonValue({ maxDepth: 2 })
  const name = propertyNames ? textArbitrary(propertyNames) : fc.string({ maxLength: 12 })
  return fc
    .tuple(fc.dictionary(name, value, { maxKeys: 5 }), known)
    .map(([more, fields]) => ({ ...more, ...fields }))
}
