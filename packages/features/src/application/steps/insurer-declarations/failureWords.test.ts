import { expect, it } from 'vitest'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { submissionFailure } from '#submission/ending'
import { applicationEnding } from '../../ending.ts'

const failureWords = (failure: MutationFailure) =>
  submissionFailure(failure, { ...applicationEnding, phone: '1300 000 000' })
const AGAIN =
  'Your answers are still here. Press Submit application again. It only counts once, however many times you press it.'

it('says by kind what is known', () => {
  expect(failureWords({ kind: 'offline' })).toEqual({
    title: 'We couldn’t connect',
    text: `Check your connection. ${AGAIN}`,
    steps: [],
  })
  expect(failureWords({ kind: 'unavailable' })).toMatchObject({
    title: 'We don’t know yet whether your application arrived',
    text: `Something went wrong on our side. Wait a moment. ${AGAIN}`,
  })
  expect(failureWords({ kind: 'conflict', head: null })).toMatchObject({
    title: 'This application was already submitted',
    text: 'We already have it, so we didn’t send it again. Call us on 1300 000 000 if you need to change something.',
  })
})

it.each([
  [null, 'Wait a few minutes, then submit again.'],
  [30_000, 'Wait a minute, then submit again.'],
  [120_000, 'Wait 2 minutes, then submit again.'],
])('says how long to wait: %s ms', (retryAfterMs, words) => {
  const { text } = failureWords({ kind: 'too-many', errors: [], retryAfterMs })
  expect(text).toBe(`We’re very busy at the moment. ${words}`)
})

it('leads from what was refused to its steps, each once', () => {
  const errors = [
    { field: 'holders.0.email', code: 'required' },
    { field: 'holders.0.mobile', code: 'format' },
    { field: 'acceptances.brokerTerms', code: 'required' },
    { field: 'tracking.rev', code: 'format' },
  ]
  expect(failureWords({ kind: 'refused', errors })).toEqual({
    title: 'Your application wasn’t sent',
    text: 'We can’t accept it yet. Check these steps, then submit again:',
    steps: ['personal-information', 'key-documents'],
  })
})

it('leads to new prices where the offer has changed', () => {
  const errors = [{ field: 'selected.totalPremiumAmount', code: 'premium-mismatch' }]
  expect(failureWords({ kind: 'refused', errors })).toMatchObject({
    text: 'The price of your cover has changed since you chose it. Get new prices, then choose again.',
    steps: [],
    link: { href: '/client-quote/quote', words: 'Get new prices' },
  })
})

it('gives a phone number where no step can help', () => {
  expect(failureWords({ kind: 'refused', errors: [] })).toMatchObject({
    text: 'We can’t accept it yet. Call us on 1300 000 000 and we’ll sort it out with you.',
    steps: [],
  })
})

it.each([
  ['selected', 'confirm-cover'],
  ['quote.covers.selectedCovers', 'confirm-cover'],
  ['acceptances.dutyOfDisclosure', 'duty-of-disclosure'],
  ['applicationDetails.acceptances.monitorEmails', 'key-documents'],
  ['versionsRead.insurerPdsAndPrivacy', 'key-documents'],
  ['applicationDetails.questionnaire', 'personal-questionnaire'],
  ['holders.1.lastName', 'personal-information'],
  ['contactDetails.first_Name', 'personal-information'],
  ['payment.directDebit.bsb', 'payment-details'],
  ['applicationDetails.payment.token', 'payment-details'],
  ['beneficiaries.rows', 'beneficiaries'],
  ['beneficiaryContacts.0.address', 'beneficiaries'],
  ['acceptances.applicationDeclarations', 'insurer-declarations'],
  ['declarations', 'insurer-declarations'],
  ['applicationDetails.signedName', 'insurer-declarations'],
  ['applicationDetails.signatures.0.name', 'insurer-declarations'],
  ['applicationDetails.acceptances', null],
  ['tracking.id', null],
  ['', null],
])('finds the step of %j', (field, step) => expect(applicationEnding.stepOfField(field)).toBe(step))
