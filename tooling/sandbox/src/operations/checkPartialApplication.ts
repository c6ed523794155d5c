import { InvalidInputError, parseCardToken } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { FieldError } from '../problem/Problem.ts'
import { healthAnswers } from './healthAnswers.ts'

type Details = Schema<'ApplicationDetails'>

/** A save on the way may have blanks, but neither a card's number nor answers about health that nobody signed in for. */
export function checkPartialApplication(
  { applicationDetails }: Schema<'SaveApplicationRequest'>,
  owner: string | null,
): FieldError[] {
  return [...checkCardToken(applicationDetails), ...(owner === null ? checkHealth(applicationDetails) : [])]
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

function checkHealth({ questionnaire }: Details): FieldError[] {
  const isAnswered = Object.keys(questionnaire ?? {}).length > 0
  return isAnswered
    ? healthAnswers({ questionnaire }, 'applicationDetails').map((field) => ({
        field,
        code: 'health-answers',
      }))
    : []
}
