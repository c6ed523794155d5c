import { type Beneficiary, beneficiaryFields, nominationFields } from './beneficiaryFields.ts'
import { emptyHolder } from './holderFields.ts'
import { type Payment, paymentFields } from './paymentFields.ts'
import type { Acceptances, ApplicationAnswers, VersionsRead } from './types.ts'

/** A beneficiary of whom nothing is answered: a person until another kind is chosen. */
export const emptyBeneficiary = (id: string): Beneficiary => ({ ...beneficiaryFields.empty, id })

/** The nine acceptances before any was given. */
export function noAcceptances(): Acceptances {
  return {
    dutyOfDisclosure: false,
    applicationRequirements: false,
    insurerPdsAndPrivacy: false,
    brokerTerms: false,
    insurerContact: false,
    monitorEmails: false,
    completeWithin30Days: false,
    personalDetailsDisclosure: false,
    applicationDeclarations: false,
  }
}

/** Every acceptance of the key-documents step without a document. */
export function noVersionsRead(): VersionsRead {
  return {
    applicationRequirements: [],
    insurerPdsAndPrivacy: [],
    brokerTerms: [],
    insurerContact: [],
    monitorEmails: [],
    completeWithin30Days: [],
    personalDetailsDisclosure: [],
  }
}

/** A payment of which nothing is answered. */
export const emptyPayment = (): Payment => paymentFields.empty

/** An application in which nothing is answered, with one policy holder under the row id given. */
export function emptyApplication(holderId: string): ApplicationAnswers {
  return {
    holders: [emptyHolder(holderId)],
    acceptances: noAcceptances(),
    versionsRead: noVersionsRead(),
    payment: emptyPayment(),
    beneficiaries: { ...nominationFields.empty, rows: [] },
    declarations: [],
  }
}
