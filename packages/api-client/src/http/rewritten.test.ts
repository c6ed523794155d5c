import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer } from './readAnswer.ts'

const schema = z.object({
  id: z.string(),
  premium: z.nullable(z.number()),
  mobile: z.optional(z.string()),
  policies: z.optional(z.array(z.object({ policyNumber: z.string(), postcode: z.optional(z.string()) }))),
  payment: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('card'), expiry: z.optional(z.string()) }),
      z.object({ kind: z.literal('debit') }),
    ]),
  ),
  term: z.optional(z.union([z.object({ years: z.number(), note: z.optional(z.string()) }), z.string()])),
})

function read(answer: unknown) {
  const reported: string[] = []
  const result = readAnswer(schema, JSON.stringify(answer), 200, (paths) => reported.push(...paths))
  return result.ok ? result.value : reported
}

describe('an answer as other services write it', () => {
  it.each([
    ['null for a field without a value', { mobile: null }, {}],
    ['null for a list without entries', { policies: null }, {}],
    [
      'null inside of a list',
      { policies: [{ policyNumber: 'A', postcode: null }] },
      { policies: [{ policyNumber: 'A' }] },
    ],
    [
      'null in a part that a name tells apart',
      { payment: { kind: 'card', expiry: null } },
      { payment: { kind: 'card' } },
    ],
    ['null in one of two alternatives', { term: { years: 3, note: null } }, { term: { years: 3 } }],
    ['a number for an identifier', { id: 1234 }, { id: '1234' }],
    [
      'a number for a policy number',
      { policies: [{ policyNumber: 7 }] },
      { policies: [{ policyNumber: '7' }] },
    ],
  ])('is read: %s', (_, answer, expected) => {
    expect(read({ id: 'a', premium: null, ...answer })).toEqual({ id: 'a', premium: null, ...expected })
  })

  it.each([
    ['null for what an answer must have', { id: null }, ['id']],
    [
      'a number for another text: its zeros are gone',
      { policies: [{ policyNumber: 'A', postcode: 800 }] },
      ['policies.0.postcode'],
    ],
    ['an identifier with a fraction', { id: 1.5 }, ['id']],
    ['an identifier above what a number holds exactly', { id: 2 ** 53 }, ['id']],
    ['null for an entry', { policies: [null] }, ['policies.0']],
    [
      'one that can be read beside one that cannot',
      { mobile: null, premium: 'a lot' },
      ['premium', 'mobile'],
    ],
  ])('is not read: %s', (_, answer, paths) => {
    expect(read({ id: 'a', premium: null, ...answer })).toEqual(paths)
  })
})
