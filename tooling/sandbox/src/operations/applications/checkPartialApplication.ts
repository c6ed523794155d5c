import { InvalidInputError, parseCardToken } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import { checkDraftQuestionnaire } from './checkQuestionnaire.ts'

type Details = Schema<'ApplicationDetails'>

/** A save on the way may have blanks, but neither a card's number nor answers about health that nobody signed in for. */
export function checkPartialApplication(
  { applicationDetails }: Schema<'SaveApplicationRequest'>,
  owner: string | null,
  today: string,
): FieldError[] {
  return [...checkCardToken(applicationDetails), ...checkHealth(applicationDetails, owner, today)]
}

function checkCardToken({ payment }: Details): FieldError[] {
  if (!payment?.token) return []
  try {
    parseCardToken(payment.token)
    return []
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return [{ field: 'applicationDetails.payment.token', code: error.code }]
  }
}

/** Nobody but a signed-in customer may leave these with us. */
function checkHealth({ questionnaire }: Details, owner: string | null, today: string): FieldError[] {
  if (!questionnaire) return []
  if (owner === null) return [{ field: 'applicationDetails.questionnaire', code: 'health-answers' }]
  return checkDraftQuestionnaire(questionnaire, today)
}
