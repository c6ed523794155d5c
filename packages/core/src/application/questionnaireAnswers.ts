import { isList, isMeasurement } from '../questionnaire/answerProblem.ts'
import type { Value } from '../questionnaire/answers.ts'
import type { QuestionnaireAnswers, QuestionnaireValue, SentQuestionnaire } from './wire.ts'

/** Answers to the questionnaire as a request has them. */
export function questionnaireAnswers({
  definition,
  consent,
  hash,
  values,
  rows,
}: SentQuestionnaire): QuestionnaireAnswers {
  return {
    definition,
    ...(consent && { consent: { ...consent } }),
    ...(hash !== undefined && { hash }),
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueOnWire(value)])),
    rows: Object.fromEntries(Object.entries(rows).map(([key, order]) => [key, [...order]])),
  }
}

function valueOnWire(value: Value): QuestionnaireValue {
  if (typeof value !== 'object') return value
  if (isList(value)) return [...value]
  return isMeasurement(value) ? { ...value, entered: [...value.entered] } : { ...value }
}
