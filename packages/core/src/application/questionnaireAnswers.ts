import type { QuestionnaireAnswers } from '../generated/wire.ts'
import type { SentQuestionnaire } from './wire.ts'

/** Answers to the questionnaire as a request has them. */
export function questionnaireAnswers({
  definition,
  consent,
  hash,
  values,
  rows,
}: SentQuestionnaire): QuestionnaireAnswers {
  return { definition, ...(consent && { consent }), ...(hash !== undefined && { hash }), values, rows }
}
