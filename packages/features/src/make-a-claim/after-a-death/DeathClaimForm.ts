import type { DeathClaimAnswers } from '@coverkit/core/claims'
import type { InputValues } from '@coverkit/flow'
import type { BoundFields } from '#common/step-form/bindFields.ts'

export type DeathClaimField = keyof DeathClaimAnswers

export type DeathClaimInput = InputValues<DeathClaimField>

/** The part of the form that its fields need. */
export interface DeathClaimForm extends BoundFields<DeathClaimField> {
  readonly fields: DeathClaimInput
}

const BLANK_DATE = ['', '', '']

/** The input of the fields before anything is typed; the page shows it before the reader is loaded. */
export const blankInput: DeathClaimInput = {
  insuredName: '',
  dateOfBirth: BLANK_DATE,
  eventDate: BLANK_DATE,
  policyNumber: '',
  insurerCode: '',
  description: '',
  claimantName: '',
  relationship: '',
  contactPreference: '',
  phone: '',
  email: '',
  hasConsented: '',
}
