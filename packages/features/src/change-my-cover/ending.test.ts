import { expect, it } from 'vitest'
import { changeEnding } from './ending.ts'

it.each([
  ['acceptances.dutyOfDisclosure', 'duty-of-disclosure'],
  ['acceptances.brokerTerms', 'key-documents'],
  ['acceptances.applicationDeclarations', 'insurer-declarations'],
  ['documentsRead.0.version', 'key-documents'],
  ['questionnaire.hash', 'personal-questionnaire'],
  ['signature.name', 'insurer-declarations'],
  ['guaranteedInsurability.policyId', 'guaranteed-insurability'],
  ['after.quote.lifeCover.coverAmount', 'life-cover'],
  ['after.quote.incomeProtectionCover', 'income-protection-cover'],
  ['after.quote.paymentFrequency', 'premium-type'],
  ['after.paymentMethod', 'payment-details'],
  ['after.indexation', 'indexation'],
  ['after.quote', 'review-cover'],
  ['life', 'review-cover'],
  ['policy.policyNumber', 'review-cover'],
  ['policyId', null],
  ['shown_Premium', null],
])('finds the step of %j', (field, step) => expect(changeEnding.stepOfField(field)).toBe(step))
