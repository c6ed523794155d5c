import { differencesFromQuote, emptyHolder, type InsurerAnswer, type PolicyHolder } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import {
  exampleAnswer,
  exampleAnswers,
  exampleChosen,
  exampleQuote,
} from '#client-quote/testing/exampleAnswers.ts'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import { isSoundAnswer } from '#cover/premium'
import { withApplication } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { applicationDraft } from '../../state.ts'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { neotaAnswer, neotaRollover, twoWaysApplication, twoWaysQuote } from '../../twoWays.fixture.ts'
import { withNewOffer } from './newPrice.ts'
import { requestNewPrice } from './requestNewPrice.lazy.ts'

const chosen = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-11-21T00:00:00Z') }
const dearer: InsurerAnswer = { ...exampleAnswer('ING'), supplierCode: 'ACC', supplierName: 'Accord Life' }

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

/** The new price for other details, from an insurer that behaves like this, and the ages that it was requested for. */
async function priced(details: Partial<PolicyHolder>, behaviour: Behaviour = dearer) {
  const requested: { code: string; age: number | null; selected: readonly string[] }[] = []
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = fakePageServices({
    drafts: () => drafts,
    behave: (code, { clients: [client] }) => {
      const { age, needs } = client
      requested.push({ code, age, selected: needs.covers.selectedCovers })
      return behaviour
    },
  })
  const quote = quoteDraft(services)
  await quote.ready()
  quote.update(() => chosen)
  const holder = { ...emptyHolder('holder-1'), ...details }
  const differences = differencesFromQuote(holder, exampleQuote, '2026-11-21')
  const outcome = requestNewPrice(services, differences, new AbortController().signal)
  return { outcome, requested, quote }
}

describe('a new price', () => {
  it('is requested of the chosen insurer alone, with the new details, and changes nothing yet', async () => {
    const { outcome, requested, quote } = await priced({ dateOfBirth: '1980-03-27' })
    const newPrice = await outcome
    expect(requested).toEqual([
      { code: 'ACC', age: 46, selected: ['life', 'tpd', 'criticalIllness', 'incomeProtection'] },
    ])
    expect(newPrice?.offer.chosen.quote.totalPremiumAmount).toBe(393.18)
    expect(newPrice?.offer.terms.personalDetails.age).toBe(46)
    expect(newPrice?.changes).toEqual([
      'Your application says something else, so we changed your age from 45 to 46.',
    ])
    expect(quote.read().answers).toMatchObject({ selected: chosen.selected, quote: chosen.quote })
  })

  it('comes with the price by rollover where a fund pays', async () => {
    const rollover = { ...neotaRollover, supplierCode: 'NEO' }
    const methods: unknown[] = []
    const drafts = openDrafts({ brand: crypto.randomUUID() })
    const services = fakePageServices({
      drafts: () => drafts,
      behave: (_, { clients: [{ needs }] }) => {
        methods.push([needs.paymentMethod, needs.paymentFrequency])
        return needs.paymentMethod === 'enduringRollover' ? rollover : neotaAnswer
      },
    })
    const application = applicationDraft(services)
    const quote = quoteDraft(services)
    await Promise.all([application.ready(), quote.ready()])
    const begun = twoWaysApplication()
    const payment = { ...begun.application.payment, method: 'enduringRollover', frequency: 'yearly' } as const
    application.update(() => withApplication(begun, { payment }))
    quote.update((answers) => ({ ...answers, quote: twoWaysQuote, selected: begun.offer?.chosen ?? null }))
    const holder = { ...emptyHolder('holder-1'), dateOfBirth: '1980-03-27' }
    const differences = differencesFromQuote(holder, twoWaysQuote, '2026-11-21')
    const newPrice = await requestNewPrice(services, differences, new AbortController().signal)
    expect(methods).toEqual([
      [undefined, 'monthly'],
      ['enduringRollover', 'yearly'],
    ])
    expect(newPrice?.offer.rollover?.frequencies?.yearly?.parts.total).toBe(1123.44)
  })

  it('says what the cover rules changed with it', async () => {
    const { outcome, requested } = await priced({ dateOfBirth: '1965-03-27' })
    expect((await outcome)?.changes).toContain(
      'Income protection isn’t available after age 60, so we removed income protection ($6,000 a month).',
    )
    expect(requested[0]?.selected).toEqual(['life', 'tpd', 'criticalIllness'])
  })

  it('is none where the insurer declines', async () => {
    const declined: InsurerAnswer = {
      supplierCode: 'ACC',
      supplierName: 'Accord Life',
      status: 'declined',
      reasons: [{ code: 'occupation', cover: 'life' }],
      adjustments: [],
    }
    const { outcome } = await priced({ state: 'NSW' }, declined)
    expect(await outcome).toBeNull()
  })

  it('is not known where the service fails, or answers with parts that do not make the total', async () => {
    const { outcome } = await priced({ state: 'NSW' }, 'fail')
    await expect(outcome).rejects.toThrow()
    const { frequencies } = dearer
    if (!frequencies?.monthly) throw new Error('No monthly price')
    const parts = { ...frequencies.monthly.parts, total: 1 }
    const odd = { ...dearer, frequencies: { ...frequencies, monthly: { ...frequencies.monthly, parts } } }
    expect(isSoundAnswer(dearer)).toBe(true)
    expect(isSoundAnswer(odd)).toBe(false)
  })

  it('is in place of the old one once accepted: the application goes on, and is not begun again', async () => {
    const { outcome } = await priced({ dateOfBirth: '1980-03-27' })
    const newPrice = await outcome
    if (!newPrice) throw new Error('No price')
    const before = exampleApplication()
    const after = withNewOffer(before, newPrice.offer)
    expect(after).toMatchObject({
      isConfirmed: true,
      offer: newPrice.offer,
      application: { acceptances: before.application.acceptances, holders: before.application.holders },
    })
    expect(beginApplication(after, newPrice.quote)).toBe(after)
    expect(newPrice.quote.announced).toEqual([])
  })

  it('leaves the payment frequency, where it is offered', async () => {
    const { outcome } = await priced({ state: 'NSW' })
    const newPrice = await outcome
    if (!newPrice) throw new Error('No price')
    const before = exampleApplication()
    const payment = { ...before.application.payment, frequency: 'yearly' as const }
    const yearly = { ...before, application: { ...before.application, payment } }
    expect(withNewOffer(yearly, newPrice.offer).application.payment.frequency).toBe('yearly')
  })
})
