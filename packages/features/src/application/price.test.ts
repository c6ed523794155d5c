import { formatCents, PAYMENT_FREQUENCIES } from '@coverkit/core'
import { applicationReceipt } from '@coverkit/core/receipt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { premiumCopy } from '#cover/premium'
import { personalReleases } from '#underwriting/questionnaire'
import { withApplication } from './answers.ts'
import { applicationBody } from './applicationBody.ts'
import { offerFacts } from './complete/offerFacts.ts'
import { applicationKind } from './draftKind.ts'
import { priceOf } from './price.ts'
import { summaryOf } from './steps/insurer-declarations/summary.ts'
import { readyApplication } from './submission/readyApplication.fixture.ts'
import { submissionBody } from './submission/submissionBody.ts'
import { twoWaysApplication, withRolloverPrice } from './twoWays.fixture.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const config = { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: '' }

describe.each(PAYMENT_FREQUENCIES)('an application that is paid %s', (frequency) => {
  it('has one price on every page, in every save and in the receipt', () => {
    const ready = readyApplication()
    const answers = withApplication(ready, { payment: { ...ready.application.payment, frequency } })
    const { offer, application } = answers
    if (offer === null) throw new Error('An offer was chosen')
    const priced = offer.chosen.answer.frequencies?.[frequency]?.parts.total ?? 0
    const price = `${formatCents(priced)} ${premiumCopy.per[frequency]}`
    const tracking = { id: '', clientId: '', draft: '', rev: 0, sentAt: '' }
    const submitted = submissionBody(
      {
        offer,
        application,
        questionnaire: { definition: 'personal|2026-11', values: {}, rows: {}, hash: '' },
        signedName: 'Zoë O’Example-Núñez',
        shown: [],
      },
      {
        accountName: 'plain',
        tracking,
        signedAt: '2026-11-23T01:02:04.000Z',
        shownHash: '',
        secretHash: '',
      },
    )
    for (const body of [applicationBody({ config }, answers), submitted]) {
      expect(body.applicationDetails.compareProductDetails).toMatchObject({
        paymentFrequency: frequency,
        totalPremiumAmount: priced,
      })
      expect(body.applicationDetails.payment?.frequency).toBe(frequency)
    }
    expect(offerFacts(offer, application.payment).at(-1)?.value).toBe(price)
    expect(summaryOf(answers)[0]?.facts.at(-1)?.value).toBe(price)
    const [release] = personalReleases
    if (!release) throw new Error('There are questions')
    const receipt = applicationReceipt(submitted, {
      reference: 'ACDE3479',
      submittedAt: '2026-11-23T01:02:04.000Z',
      brandName: 'Plain',
      definition: release.definition,
      definitionHash: '',
    })
    expect(JSON.stringify(receipt)).toContain(price)
  })
})

describe('an application that a fund pays yearly and a card monthly', () => {
  const answers = () => {
    const ready = readyApplication(withRolloverPrice(twoWaysApplication()))
    const payment = {
      ...ready.application.payment,
      method: 'enduringRollover',
      frequency: 'yearly',
      outsideMethod: 'creditCard',
      outsideFrequency: 'monthly',
    } as const
    return withApplication(ready, { payment })
  }
  const FACTS = [
    'Premium inside super: $602.55 a year by rollover',
    'Rebate taken off: $104.89 before stamp duty',
    'Premium outside super: $46.88 a month by credit card',
    'Outside super, in a year: $562.56',
    'All together: $1,165.11 a year',
  ]
  const linesOf = (facts: readonly { readonly label: string; readonly value: string }[]) =>
    facts.map(({ label, value }) => `${label}: ${value}`)

  it('states both parts and their sum on the last page and at the declarations', () => {
    const { offer, application } = answers()
    if (offer === null) throw new Error('An offer was chosen')
    expect(linesOf(offerFacts(offer, application.payment)).slice(-5)).toEqual(FACTS)
    expect(linesOf(summaryOf(answers())[0]?.facts ?? []).slice(-5)).toEqual(FACTS)
  })

  it('has both parts in what is saved and sent', () => {
    const body = applicationBody({ config }, answers())
    expect(body.applicationDetails.compareProductDetails).toMatchObject({
      paymentFrequency: 'yearly',
      totalPremiumAmount: 1165.11,
      premiums: { life: 430.97, tpd: 171.58, criticalIllness: 562.56, incomeProtection: null },
      paymentParts: [
        { side: 'inside', amount: 602.55, rebate: 104.89 },
        { side: 'outside', frequency: 'monthly', amount: 46.88, perYear: 562.56 },
      ],
    })
  })

  it('says that the rebate is left out while its price is not known', () => {
    const { offer, application } = answers()
    if (offer === null) throw new Error('An offer was chosen')
    const { rollover: _, ...without } = offer
    expect(priceOf(without, application.payment)).toMatchObject({ amount: 1271.44, lacksRebate: true })
    expect(priceOf(offer, application.payment)).toMatchObject({ lacksRebate: false })
  })

  it('is read back from the device with the price of the rollover, and without one from an earlier release', () => {
    const stored = JSON.parse(JSON.stringify(answers()))
    expect(applicationKind.parse(stored).offer?.rollover?.frequencies?.yearly?.parts.total).toBe(1123.44)
    delete stored.offer.rollover
    expect(applicationKind.parse(stored).offer).not.toHaveProperty('rollover')
  })
})
