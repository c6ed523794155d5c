import { formatCents, PAYMENT_FREQUENCIES } from '@coverkit/core'
import { applicationReceipt } from '@coverkit/core/receipt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { premiumCopy } from '#cover/premium'
import { personalReleases } from '#underwriting/questionnaire'
import { withApplication } from './answers.ts'
import { applicationBody } from './applicationBody.ts'
import { offerFacts } from './complete/offerFacts.ts'
import { summaryOf } from './steps/insurer-declarations/summary.ts'
import { readyApplication } from './submission/readyApplication.fixture.ts'
import { submissionBody } from './submission/submissionBody.ts'

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
