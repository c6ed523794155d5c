import type { Schema } from './Schema.ts'

/** Formats that zod reads. The others only say what a text is for. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'z.iso.datetime({ offset: true })',
  date: 'z.iso.date()',
  uuid: 'z.uuid()',
}

const text = (value: unknown) => JSON.stringify(value)

/** The name of the schema that a reference leads to. */
export const refName = ($ref: string): string => $ref.split('/').at(-1) ?? ''

/** The name of the reader of a schema. */
export const readerName = (schema: string): string =>
  `${schema[0]?.toLowerCase() ?? ''}${schema.slice(1)}Reader`

function checked(base: string, checks: Readonly<Record<string, number | string | undefined>>): string {
  const given = Object.entries(checks).flatMap(([name, bound]) =>
    bound === undefined ? [] : `z.${name}(${bound})`,
  )
  return given.length === 0 ? base : `${base}.check(${given.join(', ')})`
}

function stringSource({ format, pattern, minLength, maxLength }: Schema): string {
  const formatted = FORMATS[format ?? '']
  if (formatted) return formatted
  const regex = pattern === undefined ? undefined : `/${pattern.replaceAll('/', '\\/')}/`
  return checked('z.string()', { minLength, maxLength, regex })
}

function objectSource({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: Schema): string {
  const names = Object.keys(properties)
  if (names.length === 0) {
    const key = propertyNames ? readerSource(propertyNames) : 'z.string()'
    const value =
      typeof additionalProperties === 'object' ? readerSource(additionalProperties) : 'z.unknown()'
    return `z.record(${key}, ${value})`
  }
  const lines = Object.entries(properties).map(([name, schema]) => {
    const value = readerSource(schema)
    const isAlwaysThere = required.includes(name) || schema.default !== undefined
    return `${/^\w+$/.test(name) ? name : text(name)}: ${isAlwaysThere ? value : `z.exactOptional(${value})`},\n`
  })
  return `z.object({\n${lines.join('')}})`
}

function choiceSource(values: readonly unknown[]): string {
  return values.every((value) => typeof value === 'string')
    ? `z.enum(${text(values)})`
    : `z.literal(${text(values)})`
}

function typeSource(schema: Schema, type: string | undefined): string {
  const { minimum, maximum, minItems, maxItems } = schema
  if (type === 'string') return stringSource(schema)
  if (type === 'integer') return checked('z.int()', { minimum, maximum })
  if (type === 'number') return checked('z.number()', { minimum, maximum })
  if (type === 'boolean') return 'z.boolean()'
  if (type === 'object') return objectSource(schema)
  if (type === 'array') {
    const items = `z.array(${schema.items ? readerSource(schema.items) : 'z.unknown()'})`
    return checked(items, { minLength: minItems, maxLength: maxItems })
  }
  return 'z.unknown()'
}

function valueSource(schema: Schema): string {
  if (schema.$ref !== undefined) return `${readerName(refName(schema.$ref))}()`
  if (schema.const !== undefined) return `z.literal(${text(schema.const)})`
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  if (schema.enum) return choiceSource(schema.enum.filter((value) => value !== null))
  const choices = schema.oneOf ?? schema.anyOf
  if (!choices) return typeSource(schema, types[0])
  const others = choices.filter(({ type }) => type !== 'null').map(readerSource)
  return others.length === 1 ? others.join() : `z.union([${others.join(', ')}])`
}

const isNullable = ({ type, oneOf = [] }: Schema) =>
  (Array.isArray(type) && type.includes('null')) || oneOf.some((schema) => schema.type === 'null')

/** A schema as an expression of zod/mini. Keys that it does not name are dropped; a key that may be missing is never undefined. */
export function readerSource(schema: Schema): string {
  const value = isNullable(schema) ? `z.nullable(${valueSource(schema)})` : valueSource(schema)
  return schema.default === undefined ? value : `z._default(${value}, ${text(schema.default)})`
}

/** The names of the schemas that a schema refers to itself. */
export function refsOf(schema: Schema): readonly string[] {
  if (schema.$ref !== undefined) return [refName(schema.$ref)]
  const { items, additionalProperties, propertyNames, properties = {}, oneOf = [], anyOf = [] } = schema
  const parts = [items, additionalProperties, propertyNames, ...Object.values(properties), ...oneOf, ...anyOf]
  const refs = parts.flatMap((part) => (typeof part === 'object' ? refsOf(part) : []))
  return [...new Set(refs)].sort()
}
