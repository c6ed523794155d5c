import type { MailedComparison } from '@coverkit/api-client'
import { describe, expect, it } from 'vitest'
import { quoteKind } from '#client-quote/draft-kind'
import { exampleComparison, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { freshness } from '../freshness.ts'
import { mailedAnswers } from './mailedAnswers.ts'

const PRICED_AT = '2026-11-20T02:00:00Z'
const { request } = exampleComparison(PRICED_AT)
const answer = {
  ...examplePrices,
  insurers: examplePrices.insurers.filter(({ supplierCode }) => ['NEO', 'ZUR'].includes(supplierCode)),
}
const mailed = (changes: Partial<MailedComparison> = {}): MailedComparison => ({
  pricedAt: PRICED_AT,
  request: { ...request },
  occupation: 'Accountant',
  answer,
  ...changes,
})

describe('a mailed comparison', () => {
  it('is the quote with the prices it was mailed with, of whoever opens it', () => {
    const opened = mailedAnswers(mailed(), 'opener')
    expect(opened?.path).toBe('/client-quote/quote/compare?insurers=NEO,ZUR')
    expect(opened?.answers.quote).toEqual(exampleQuote)
    expect(opened?.answers.comparison?.request.clients[0].clientId).toBe('opener')
    expect(Object.keys(opened?.answers.comparison?.insurers ?? {})).toEqual(['NEO', 'ZUR'])
  })

  it('holds its prices for 30 days from when they were made', () => {
    const opened = mailedAnswers(mailed(), 'opener')
    if (!opened) throw new Error('Nothing was opened')
    expect(freshness(opened.answers, new Date('2026-12-20T01:00:00Z'))).toBe('fresh')
    expect(freshness(opened.answers, new Date('2026-12-20T03:00:00Z'))).toBe('stale')
  })

  it('from the calculator needs no answers that the calculator does not ask', () => {
    const [client] = request.clients
    const covers = { ...client.needs.covers, payThroughSuper: null }
    const short = { ...request, clients: [{ ...client, needs: { ...client.needs, covers } }] }
    expect(mailedAnswers(mailed(), 'opener')?.answers.entry).toBe('direct')
    expect(mailedAnswers(mailed({ request: short }), 'opener')?.answers.entry).toBe('calculator')
  })

  it('can be kept and read back', () => {
    const opened = mailedAnswers(mailed(), 'opener')
    expect(quoteKind.parse(JSON.parse(JSON.stringify(opened?.answers)))).toEqual(opened?.answers)
  })

  it.each<[string, Partial<MailedComparison>]>([
    ['no clients', { request: {} }],
    ['a client that is none', { request: { clients: ['x'] } }],
    ['an age that nobody has', { request: { clients: [{ ...request.clients[0], age: 900 }] } }],
    ['no needs', { request: { clients: [{ ...request.clients[0], needs: null }] } }],
    ['one insurer', { answer: { ...answer, insurers: answer.insurers.slice(0, 1) } }],
    [
      'an insurer that we do not know',
      {
        answer: {
          ...answer,
          insurers: answer.insurers.map((one) => ({ ...one, supplierCode: `X${one.supplierCode.slice(1)}` })),
        },
      },
    ],
  ])('with %s is not opened', (_, changes) => {
    expect(mailedAnswers(mailed(changes), 'opener')).toBeNull()
  })
})
