import type { Slice } from '@coverkit/flow'
import type { ApplicationAnswers } from './answers.ts'

/** The fields of the payment step that hold them before it is submitted. */
const FIELDS = ['accountNumber', 'memberNumber', 'cardToken', 'cardLast4', 'cardExpiry', 'cardBrand'].map(
  (name) => `payment-details/${name}`,
)

/** Payment numbers are never stored, submitted or not. */
export const paymentNumbersSlice: Slice<ApplicationAnswers> = {
  fields: ['paymentNumbers'],
  storageOf: () => 'memory',
  entries: { typed: (key) => FIELDS.includes(key) },
}
