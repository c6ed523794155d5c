import { documentRead } from '../application/documentRead.ts'
import { questionnaireAnswers } from '../application/questionnaireAnswers.ts'
import { coversOf } from '../covers/sums.ts'
import { textOrNull } from '../fields/textOrNull.ts'
import { policyTerms } from '../policies/policyTerms.ts'
import { needsHealthQuestions } from './healthQuestions.ts'
import type { ChangeOfPolicy } from './types.ts'
import type { ChangeContext, ChangeCoverRequest } from './wire.ts'

/**
 * The body of `POST api/v1/policies/ChangeCoverRequest`: the whole policy as it shall be, not the differences alone. A policy
 * that no cover is left of is sent `Discontinued`. Health answers go along only when the change needs them. The premium is
 * the server's to work out; the one that was shown is sent to be compared. (Specification, points 4 and 7.)
 */
export function changeCoverRequest(answers: ChangeOfPolicy, context: ChangeContext): ChangeCoverRequest {
  const { policy, after, acceptances, documentsRead, signature } = answers
  const { quote, paymentMethod, outsidePaymentMethod, indexation } = after
  const { income_Replacement: IRR, ...terms } = policyTerms(quote)
  const { contactId, questionnaire = null, reasons = [], increase = null, shownPremium = null } = context
  return {
    policyId: policy.id,
    insurer_Code: policy.insurerCode,
    policy_Number: policy.policyNumber,
    contactId,
    ...terms,
    IRR,
    payment_Method: paymentMethod,
    outsidePaymentMethod,
    indexation,
    acceptances,
    documentsRead: documentsRead.map(({ acceptance, ...version }) => documentRead(acceptance, version)),
    questionnaire:
      questionnaire && needsHealthQuestions(answers) ? questionnaireAnswers(questionnaire) : null,
    reasons,
    guaranteedInsurability: increase,
    signedName: textOrNull(signature?.name),
    signedAt: textOrNull(signature?.signedAt),
    shown_Premium: shownPremium,
    status: coversOf(quote).length === 0 ? 'Discontinued' : 'Application in Progress',
  }
}
