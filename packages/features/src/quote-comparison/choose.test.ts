import { openDrafts, type Send } from '@coverkit/drafts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import { exampleAnswer, exampleAnswers, exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { withChosen } from './choose.ts'

const now = new Date('2026-11-21T03:00:00.000Z')
const comparison = exampleComparison('2026-11-21T02:00:00.000Z')

const adjustment = {
  field: 'tpdCover.occupationType',
  from: 'own',
  to: 'any',
  reason: 'own-occupation' as const,
}

function adjustedAnswers() {
  const adjusted = { ...exampleAnswer('MLP'), adjustments: [adjustment] }
  return exampleAnswers({ ...comparison, insurers: { ...comparison.insurers, MLP: adjusted } })
}

describe('choosing an insurer', () => {
  it('keeps the selected quote in full', () => {
    const { selected } = withChosen(exampleAnswers(comparison), 'ACC', now)
    const covers = exampleAnswer('ACC').frequencies?.monthly?.covers
    expect(selected?.quote).toEqual({
      paymentFrequency: 'monthly',
      productCode: 'ACC-01',
      productName: 'Accord Life Cover Plan',
      supplierCode: 'ACC',
      supplierName: 'Accord Life',
      premiums: {
        life: covers?.life?.total,
        tpd: covers?.tpd?.total,
        criticalIllness: covers?.criticalIllness?.total,
        incomeProtection: covers?.incomeProtection?.total,
      },
      totalPremiumAmount: 373.36,
      tpe: covers?.tpd?.lines.linked,
      tpr: null,
      insurerOcc: 'AAA/AAA/AAA/AAA',
      occupationClasses: { life: 'AAA', tpd: 'AAA', criticalIllness: 'AAA', incomeProtection: 'AAA' },
    })
    expect(selected?.chosenAt).toBe('2026-11-21T03:00:00.000Z')
    expect(selected?.answer).toEqual(exampleAnswer('ACC'))
  })

  it('takes the price of the frequency that is shown', () => {
    const answers = exampleAnswers(comparison)
    const quote = { ...answers.quote, paymentFrequency: 'yearly' as const }
    const { selected } = withChosen({ ...answers, quote }, 'ACC', now)
    expect(selected?.quote).toMatchObject({ paymentFrequency: 'yearly', totalPremiumAmount: 4148.48 })
  })

  it('keeps the terms that the insurer priced instead', () => {
    const answers = adjustedAnswers()
    expect(withChosen(answers, 'MLP', now).selected?.adjustments).toEqual([adjustment])
    expect(withChosen(answers, 'MLP', now).quote.tpdCover.occupationType).toBe('own')
  })

  it('changes nothing for an insurer without an offer', () => {
    const answers = exampleAnswers(exampleComparison('2026-11-21T02:00:00.000Z', ['MLP']))
    expect(withChosen(answers, 'ACC', now)).toBe(answers)
    expect(withChosen(exampleAnswers(), 'ACC', now).selected).toBeNull()
  })
})

describe('sending the choice', () => {
  beforeEach(() => vi.stubGlobal('document', new EventTarget()))

  async function sent(answers: ReturnType<typeof exampleAnswers>): Promise<unknown> {
    const onSave = vi.fn()
    const drafts = (senders: Readonly<Record<string, Send>>) => openDrafts({ brand: 'plain', senders })
    const draft = quoteDraft(fakePageServices({ drafts, behave: exampleAnswer, onSave }))
    await draft.ready()
    draft.update(() => answers)
    expect(await draft.saveConfirmed()).toBe(true)
    return onSave.mock.calls[0]?.[0]
  }

  it('is a partial application with the product, on the terms that were priced', async () => {
    const answers = withChosen(adjustedAnswers(), 'MLP', now)
    expect(await sent(answers)).toMatchObject({
      customer_Status: 'Partial Application',
      compareProductDetails: JSON.parse(JSON.stringify(answers.selected?.quote)),
      tpdCover: { occupationType: 'any', amountLinked: 500_000 },
    })
  })

  it('is a partial quote without a choice', async () => {
    expect(await sent(adjustedAnswers())).toMatchObject({
      customer_Status: 'Partial Quote',
      compareProductDetails: null,
      tpdCover: { occupationType: 'own' },
    })
  })
})
