import { InvalidInputError, parseCardToken } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import { checkDraftQuestionnaire } from './checkQuestionnaire.ts'

type Details = Schema<'ApplicationDetails'>

/** Allows blanks in a partial save, but neither a card's number nor a visitor's answers about health. */
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

/** Allows answers about health only from a signed-in customer. */
function checkHealth({ questionnaire }: Details, owner: string | null, today: string): FieldError[] {
  if (!questionnaire) return []
  if (owner === null) return [{ field: 'applicationDetails.questionnaire', code: 'health-answers' }]
  return checkDraftQuestionnaire(questionnaire, today)
}
