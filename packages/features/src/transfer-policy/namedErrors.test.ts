import { describeNamedErrors, namedFormsOf } from '#common/testing/describeNamedErrors.ts'
import { transferFlow } from './flow.ts'

/** The words that name each field, by its step. */
const NAMES = {
  'policy-details': {
    insurer: /insurer of the policy/,
    policyNumber: /policy number/,
    name: /name (?:on the|as it is on the) policy/,
  },
  'terms-and-conditions': {
    acceptedTermsAndConditions: /terms and conditions/,
    signedName: /name/,
  },
}

describeNamedErrors(await namedFormsOf(transferFlow.models, NAMES))
