import { isHealthConsent } from '@coverkit/core/questionnaire'
import { Problem } from '../../problem/Problem.ts'
import type { DraftAnswers } from './checkDraftAnswers.ts'

const FIELD = 'answers.questionnaire.consent'

/**
 * Checks the consent that answers about health need; other answers of a draft are not read.
 * @throws Problem 422 for answers to the questionnaire without it
 */
export function checkDraftConsent({ questionnaire }: DraftAnswers): void {
  const { values, consent } = record(questionnaire)
  if (Object.keys(record(values)).length === 0) return
  const { version, givenAt } = record(consent)
  if (typeof version !== 'string' || typeof givenAt !== 'string')
    throw new Problem(422, [{ field: FIELD, code: 'required' }])
  if (!isHealthConsent({ version, givenAt }))
    throw new Problem(422, [{ field: `${FIELD}.version`, code: 'unknown' }])
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
