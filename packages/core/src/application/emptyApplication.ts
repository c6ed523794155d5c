import { acceptanceFields, versionFields } from './acceptanceFields.ts'
import { type Beneficiary, beneficiaryFields, nominationFields } from './beneficiaryFields.ts'
import { emptyHolder } from './holderFields.ts'
import { type Payment, paymentFields } from './paymentFields.ts'
import type { ApplicationAnswers } from './types.ts'

/** A beneficiary of whom nothing is answered: a person until another kind is chosen. */
export const emptyBeneficiary = (id: string): Beneficiary => ({ ...beneficiaryFields.empty, id })

/** A payment of which nothing is answered. */
export const emptyPayment = (): Payment => paymentFields.empty

/** An application in which nothing is answered, with one policy holder under the row id given. */
export function emptyApplication(holderId: string): ApplicationAnswers {
  return {
    holders: [emptyHolder(holderId)],
    acceptances: acceptanceFields.empty,
    versionsRead: versionFields.empty,
    payment: emptyPayment(),
    beneficiaries: { ...nominationFields.empty, rows: [] },
    declarations: [],
  }
}
