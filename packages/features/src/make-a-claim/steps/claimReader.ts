import { claimFields } from '@coverkit/core/claims'
import { today } from '#fields/controls'
import { fieldsReader } from '#fields/readers'
import type { ClaimFlowAnswers } from '../answers.ts'
import { claimView } from './claimView.ts'

/** Makes the reader of a step of the claim from the messages of its fields. */
export const claimReader = fieldsReader({
  fields: claimFields,
  values: ({ claim }) => claim,
  view: claimView,
  // Consent covers the claim as it was: a later change on a step without the consent's tick withdraws it.
  with: (answers: ClaimFlowAnswers, claim, names) => ({
    ...answers,
    claim: { ...claim, hasConsented: names.includes('hasConsented') && claim.hasConsented },
  }),
  context: () => ({ on: today() }),
})
