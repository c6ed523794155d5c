import fc from 'fast-check'
import { NOMINATION_TYPES } from '../application/nominations.ts'
import { submittedPayment } from '../application/submittedPayment.ts'
import { type ApplicationAnswers, DOCUMENT_TYPES, type ReadVersion } from '../application/types.ts'
import type { SelectedQuote, Tracking } from '../generated/wire.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import type { ClientQuote } from '../quote/types.ts'
import { beneficiaryRows, savableBeneficiaries } from './beneficiaryArbitraries.ts'
import { nameText, orNull } from './fieldArbitraries.ts'
import { policyHolder, savableHolder, signature } from './holderArbitraries.ts'
import { payment } from './paymentArbitraries.ts'
import { savableQuote } from './quoteArbitraries.ts'
import { calendarDate } from './textArbitraries.ts'

/** An application with the quote and the offer that it is for. */
export interface GeneratedApplication {
  readonly answers: ApplicationAnswers
  readonly quote: ClientQuote
  readonly selected: SelectedQuote
}

const documents: fc.Arbitrary<ReadVersion[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...DOCUMENT_TYPES),
    name: nameText,
    version: fc.constantFrom('1', '1.0', '4.1', '2026-11'),
    date: calendarDate,
    opened: orNull(fc.boolean()),
  }),
  { maxLength: 2 },
)

/** Any application in canonical form, one or two holders, answers blank or without effect among them. */
export const anyApplication: fc.Arbitrary<ApplicationAnswers> = fc
  .record({
    holders: fc.uniqueArray(policyHolder, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
    acceptances: fc.record({
      dutyOfDisclosure: fc.boolean(),
      applicationRequirements: fc.boolean(),
      insurerPdsAndPrivacy: fc.boolean(),
      brokerTerms: fc.boolean(),
      insurerContact: fc.boolean(),
      monitorEmails: fc.boolean(),
      completeWithin30Days: fc.boolean(),
      personalDetailsDisclosure: fc.boolean(),
      applicationDeclarations: fc.boolean(),
    }),
    versionsRead: fc.record({
      applicationRequirements: documents,
      insurerPdsAndPrivacy: documents,
      brokerTerms: documents,
      insurerContact: documents,
      monitorEmails: documents,
      completeWithin30Days: documents,
      personalDetailsDisclosure: documents,
    }),
    payment,
    beneficiaries: fc.record({
      used: orNull(fc.boolean()),
      nominationType: orNull(fc.constantFrom(...NOMINATION_TYPES)),
      rows: beneficiaryRows,
    }),
    signatures: fc.tuple(orNull(signature), orNull(signature)),
  })
  .map(({ signatures, ...answers }) => {
    const declarations = answers.holders.flatMap(({ id }, index) => {
      const own = signatures[index] ?? null
      return own === null ? [] : [{ holderId: id, ...own }]
    })
    return { ...answers, declarations }
  })

/** An offer of one insurer; its premiums add up to nothing in particular. */
export const selectedOffer: fc.Arbitrary<SelectedQuote> = fc.record({
  paymentFrequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  productCode: fc.constant('MLC-01'),
  productName: fc.constant('Mallee Life Company Cover Plan'),
  supplierCode: fc.constant('MLC'),
  supplierName: fc.constant('Mallee Life Company'),
  premiums: fc.record({
    life: orNull(fc.constant(49.81)),
    tpd: orNull(fc.constant(12.5)),
    criticalIllness: orNull(fc.constant(30)),
    incomeProtection: orNull(fc.constant(61.07)),
  }),
  totalPremiumAmount: fc.integer({ min: 100, max: 100_000 }).map((cents) => cents / 100),
  tpe: orNull(fc.constant(8.25)),
  tpr: fc.constant(null),
  insurerOcc: fc.constant('AA/AA/AA/AA'),
  occupationClasses: fc.constant({ life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' }),
})

/** Which save a request is. */
export const trackingMark: fc.Arbitrary<Tracking> = fc.record({
  id: fc.uuid(),
  clientId: fc.uuid(),
  draft: fc.constant('application'),
  rev: fc.nat({ max: 1_000 }),
  sentAt: calendarDate.map((date) => `${date}T00:00:00.000Z`),
})

/** An application in which every answer applies to its quote, so that a save carries it without loss. */
export const savableApplication: fc.Arbitrary<GeneratedApplication> = fc
  .record({ answers: anyApplication, quote: savableQuote, selected: selectedOffer })
  .map(({ answers, quote, selected }) => ({
    quote,
    selected,
    answers: {
      ...answers,
      holders: answers.holders.map(savableHolder),
      payment: submittedPayment(answers.payment, quote),
      beneficiaries: savableBeneficiaries(answers.beneficiaries, quote),
    },
  }))
