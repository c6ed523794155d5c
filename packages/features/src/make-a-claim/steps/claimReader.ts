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
  // What was agreed to is the claim as it was: a step that does not ask for consent takes it back.
  with: (answers: ClaimFlowAnswers, claim, names) => ({
    ...answers,
    claim: { ...claim, hasConsented: names.includes('hasConsented') && claim.hasConsented },
  }),
  context: () => ({ on: today() }),
})
