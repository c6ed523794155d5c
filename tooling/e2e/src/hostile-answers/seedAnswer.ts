import { type Operation, plainSchemas, type Schema } from './contract.ts'

type NextPayload = (longest: number) => string | null

const LONGEST = 300
/** Values that the page sent and gets back; it refuses an answer with other ones. */
const ECHOED = new Set(['clientId'])

const isFree = ({ enum: list, const: only, format, pattern, contentMediaType }: Schema) =>
  !list && only === undefined && !format && !pattern && !contentMediaType

/** Returns the value with a payload in place of every text that the contract leaves free. */
function seedValue(schemas: readonly Schema[], value: unknown, next: NextPayload): unknown {
  if (typeof value === 'string') {
    const texts = schemas.filter(
      ({ type }) => type === undefined || type === 'string' || type.includes('string'),
    )
    if (texts.length === 0 || !texts.every(isFree)) return value
    const longest = Math.min(LONGEST, ...texts.map(({ maxLength = LONGEST }) => maxLength))
    const payload = next(longest)
    if (payload === null) return value
    // The original text stays searchable where there is room.
    const both = `${payload} ${value}`
    return both.length <= longest ? both : payload
  }
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => plainSchemas(schema.items))
    return value.map((item) => seedValue(items, item, next))
  }
  if (typeof value !== 'object' || value === null) return value
  const membersOf = (key: string) =>
    schemas.flatMap(({ properties, additionalProperties }) =>
      plainSchemas(
        properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined),
      ),
    )
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      ECHOED.has(key) ? member : seedValue(membersOf(key), member, next),
    ]),
  )
}

/** Returns an answer with payloads in all of its free texts, including those of JSON in a text. */
export function seedAnswer({ answer, inText }: Operation, body: unknown, next: NextPayload): unknown {
  const seeded = seedValue(plainSchemas(answer), body, next)
  if (!inText) return seeded
  if (typeof seeded === 'object' && seeded !== null && 'data' in seeded && typeof seeded.data === 'string')
    return { ...seeded, data: JSON.stringify(seedValue(plainSchemas(inText), JSON.parse(seeded.data), next)) }
  return seedValue(plainSchemas(inText), seeded, next)
}

/** Whether an answer can hold a text that its contract leaves free. */
export function hasFreeText({ answer, inText }: Operation): boolean {
  const looked = new Set<Schema>()
  const look = (schema: Schema | undefined): boolean => {
    const plain = plainSchemas(schema)
    return plain.some((one) => {
      if (looked.has(one)) return false
      looked.add(one)
      if (one.type === 'string' || (Array.isArray(one.type) && one.type.includes('string')))
        return isFree(one)
      return [one.items, ...Object.values(one.properties ?? {})].some(look)
    })
  }
  return look(answer) || look(inText)
}
