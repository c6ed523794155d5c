import { describe, expect, test } from 'vitest'
import { documentOperations, type Schema } from '../testing/documentOperations.ts'
import { bodyBounds, textBound } from './bodyBounds.ts'
import { readDocument } from './readDocument.ts'

/** Objects that may be open, and the reasons: the server does not read them, and counts their values. */
const OPEN = new Map([
  ['DraftAnswers', 'the answers of a flow, in the shape of its form'],
  ['CspReport', 'made by browsers'],
  ['CspReport.csp-report', 'made by browsers'],
  ['ReportingApiReports[]', 'made by browsers'],
  ['ReportingApiReports[].body', 'made by browsers'],
])

interface Named {
  name: string
  schema: Schema
}

function parts({ name, schema }: Named): Named[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => ({
      name: `${name}.${key}`,
      schema: part,
    })),
    ...(schema.oneOf ?? []).map((part, index) => ({ name: `${name}|${index}`, schema: part })),
    ...(schema.items ? [{ name: `${name}[]`, schema: schema.items }] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [{ name: `${name}.*`, schema: schema.additionalProperties }]
      : []),
  ]
  return [{ name, schema }, ...inner.flatMap(parts)]
}

const has = (schema: Schema, type: string) => schema.type === type || (schema.type?.includes(type) ?? false)

const { components } = readDocument() as unknown as { components: { schemas: Record<string, Schema> } }
const named = Object.entries(components.schemas).flatMap(([name, schema]) => parts({ name, schema }))
const parameters = documentOperations.flatMap(({ id, parameters: list }) =>
  list.map(({ name, schema }) => ({ name: `${id} ${name}`, schema })),
)
const requests = documentOperations.flatMap(({ id, bodies }) =>
  Object.values(bodies).flatMap((schema) => parts({ name: id, schema })),
)

describe('every schema has bounds', () => {
  test('a text has a length, a list of values, a format or a pattern that gives one', () => {
    const unbounded = [...named, ...parameters].filter(
      ({ schema }) => has(schema, 'string') && textBound(schema) === null,
    )
    expect(unbounded.map(({ name }) => name)).toEqual([])
  })

  test('a list has a greatest number', () => {
    const unbounded = named.filter(({ schema }) => has(schema, 'array') && schema.maxItems === undefined)
    expect(unbounded.map(({ name }) => name)).toEqual([])
  })

  test('an object with names of its own has a greatest number', () => {
    const unbounded = requests.filter(
      ({ schema }) => typeof schema.additionalProperties === 'object' && schema.maxProperties === undefined,
    )
    expect(unbounded.map(({ name }) => name)).toEqual([])
  })

  test('an object of a request takes no unknown key, or is listed here with a reason', () => {
    const inRequests = new Set(requests.map(({ schema }) => JSON.stringify(schema)))
    const open = requests.filter(
      ({ schema }) => has(schema, 'object') && (schema.additionalProperties ?? true) === true,
    )
    expect(open.length).toBeGreaterThan(0)
    const listed = named.filter(({ name }) => OPEN.has(name)).map(({ schema }) => JSON.stringify(schema))
    expect(listed).toHaveLength(OPEN.size)
    expect(inRequests.size).toBeGreaterThan(50)
    expect(
      open.filter(({ schema }) => !listed.includes(JSON.stringify(schema))).map(({ name }) => name),
    ).toEqual([])
  })
})

describe('the largest body of a schema', () => {
  test('fits what its example needs, with characters as escapes', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { name: { type: 'string', maxLength: 4 } },
    }
    expect(bodyBounds(schema)).toEqual({ bytes: 24 + 4 + 48 + 24, values: 2 })
    expect(JSON.stringify({ name: '\\u{1F600}'.repeat(4) }).length).toBeLessThan(bodyBounds(schema).bytes)
  })

  test('counts the names of an object that chooses them', () => {
    const schema = {
      type: 'object',
      maxProperties: 3,
      propertyNames: { type: 'string', maxLength: 2 },
      additionalProperties: { type: 'string', maxLength: 1 },
    }
    expect(bodyBounds(schema)).toEqual({ bytes: 24 + 3 * (24 + 24 + 12 + 24), values: 4 })
  })

  test('has the largest of alternatives, and no end where one is open', () => {
    const short = { type: 'string', maxLength: 1 }
    const list = { type: 'array', maxItems: 3, items: short }
    expect(bodyBounds({ oneOf: [short, list] }).values).toBe(4)
    expect(bodyBounds({ oneOf: [short, { type: 'object' }] }).values).toBe(Number.POSITIVE_INFINITY)
    expect(bodyBounds({ type: 'array', items: short }).bytes).toBe(Number.POSITIVE_INFINITY)
  })

  test.each([
    ['^[0-9]{6}$', 6],
    ['^[A-Za-z]{1,32}$', 32],
    ['^[0-9]+$', null],
    ['^[0-9]{6,}$', null],
    ['[0-9]{6}', null],
  ])('a text of the pattern %s', (pattern, most) => {
    expect(textBound({ type: 'string', pattern })).toBe(most)
  })
})

test('a number has the bytes of a number', () => {
  expect(bodyBounds({ type: 'number' })).toEqual(bodyBounds({ type: 'boolean' }))
  expect(bodyBounds({ type: 'number' }).bytes).toBeLessThan(100)
})
