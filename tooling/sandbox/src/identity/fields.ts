import { IdentityError, invalidParameter } from './IdentityError.ts'

/** The members of a request's body. */
export type Fields = Readonly<Record<string, unknown>>

const LONGEST = 8192

const wrongType = () => new IdentityError('SerializationException', 'Unexpected value type in payload')

const missing = (member: string) =>
  invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must not be null`,
  )

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws IdentityError for a body that is not an object */
export function fieldsOf(body: unknown): Fields {
  if (!isFields(body)) throw wrongType()
  return body
}

export function optionalText(fields: Fields, member: string, longest = LONGEST): string | undefined {
  const value = fields[member]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw wrongType()
  if (value.length > longest)
    throw invalidParameter(
      `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must have length less than or equal to ${longest}`,
    )
  return value
}

export function text(fields: Fields, member: string, longest = LONGEST): string {
  const value = optionalText(fields, member, longest)
  if (value === undefined || value === '') throw missing(member)
  return value
}

/** Reads a map of texts, such as `AuthParameters`; empty when it is absent. */
export function textMap(fields: Fields, member: string): Fields {
  const value = fields[member]
  if (value === undefined || value === null) return {}
  if (!isFields(value)) throw wrongType()
  // A null member of a map counts as absent, since libraries send some.
  const entries = Object.entries(value).filter(([, inner]) => inner !== null)
  if (entries.some(([, inner]) => typeof inner !== 'string')) throw wrongType()
  return Object.fromEntries(entries)
}

/** Reads attributes from a list of names and values. */
export function attributeList(fields: Fields, member: string): Record<string, string> {
  const list = fields[member] ?? []
  if (!Array.isArray(list)) throw wrongType()
  return Object.fromEntries(
    list.map((entry) => {
      const attribute = fieldsOf(entry)
      return [text(attribute, 'Name'), optionalText(attribute, 'Value') ?? '']
    }),
  )
}
