/** The keywords of the contract that bound a value. */
export interface BoundedSchema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  items?: BoundedSchema
  maxItems?: number
  properties?: Record<string, BoundedSchema>
  additionalProperties?: boolean | BoundedSchema
  maxProperties?: number
  propertyNames?: BoundedSchema
  oneOf?: readonly BoundedSchema[]
}

/** The size of a body: in bytes of JSON, and in values, lists and objects included. */
export interface Bounds {
  bytes: number
  values: number
}

const NUMBER_BYTES = 32
/** A character beyond the basic plane, written as two escapes. */
const CHARACTER_BYTES = 12
/** Line break, indentation, comma. */
const LAYOUT_BYTES = 24
const FORMAT_LENGTHS: Record<string, number> = { uuid: 36, date: 10 }
const FIXED_PATTERN = /^\^(?:\[[^\]]+\]\{(?:\d+,)?(\d+)\})\$$/

const FREE: Bounds = { bytes: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY }

/** Returns the most characters of a text that fits; null if it is unbounded. */
export function textBound({ enum: values, format, pattern, maxLength }: BoundedSchema): number | null {
  if (maxLength !== undefined) return maxLength
  if (values) return Math.max(...values.map((value) => String(value).length))
  const most = FIXED_PATTERN.exec(pattern ?? '')?.[1]
  return most === undefined ? (FORMAT_LENGTHS[format ?? ''] ?? null) : Number(most)
}

/** Returns the size of the largest value that fits a schema without references; infinite if the schema is open. */
export function bodyBounds(schema: BoundedSchema): Bounds {
  if (schema.oneOf) return largest(schema.oneOf.map(bodyBounds))
  if (schema.const !== undefined) return scalar(JSON.stringify(schema.const).length)
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (types.length === 0) return FREE
  return largest(types.map((type) => boundsOfType(type, schema)))
}

function boundsOfType(type: string, schema: BoundedSchema): Bounds {
  if (type === 'object') return objectBounds(schema)
  if (type === 'array')
    return times(bodyBounds(schema.items ?? {}), schema.maxItems ?? Number.POSITIVE_INFINITY)
  if (type === 'string') return scalar(CHARACTER_BYTES * (textBound(schema) ?? Number.POSITIVE_INFINITY))
  return scalar(NUMBER_BYTES)
}

function objectBounds({ properties = {}, additionalProperties, ...more }: BoundedSchema): Bounds {
  if (additionalProperties === true || additionalProperties === undefined) return FREE
  if (additionalProperties !== false) {
    const { propertyNames, maxProperties = Number.POSITIVE_INFINITY } = more
    const { bytes, values } = bodyBounds(additionalProperties)
    const name = propertyNames ? bodyBounds(propertyNames).bytes : 0
    return times({ bytes: name + bytes, values }, maxProperties)
  }
  return Object.entries(properties).reduce((sum, [key, schema]) => {
    const { bytes, values } = bodyBounds(schema)
    return { bytes: sum.bytes + key.length + bytes, values: sum.values + values }
  }, scalar(0))
}

const scalar = (bytes: number): Bounds => ({ bytes: bytes + LAYOUT_BYTES, values: 1 })

const times = ({ bytes, values }: Bounds, count: number): Bounds => ({
  bytes: LAYOUT_BYTES + bytes * count,
  values: 1 + values * count,
})

const largest = (all: readonly Bounds[]): Bounds => ({
  bytes: Math.max(...all.map(({ bytes }) => bytes)),
  values: Math.max(...all.map(({ values }) => values)),
})
