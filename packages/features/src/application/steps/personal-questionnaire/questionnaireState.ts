import { emptyAnswers } from '@coverkit/core/questionnaire'
import type { InputValue, SliceStorage } from '@coverkit/flow'
import { personalQuestionnaire as definition } from '#underwriting/questionnaire-personal'
import type { QuestionnaireState } from '#underwriting/questionnaire-state'
import type { ApplicationAnswers } from '../../answers.ts'
import { isOfQuestionnaire, STEP } from './isOfQuestionnaire.ts'

/** The questionnaire's part of the answers. */
export function questionnaireState({ questionnaire, typed }: ApplicationAnswers): QuestionnaireState {
  const own = Object.entries(typed).flatMap(([key, value]): [string, InputValue][] =>
    isOfQuestionnaire(key) ? [[key.slice(STEP.length + 1), value]] : [],
  )
  return { answers: questionnaire ?? emptyAnswers(definition), typed: Object.fromEntries(own) }
}

/** The answers with that part changed. */
export function withQuestionnaire(
  answers: ApplicationAnswers,
  { answers: questionnaire, typed }: QuestionnaireState,
): ApplicationAnswers {
  const others = Object.entries(answers.typed).filter(([key]) => !isOfQuestionnaire(key))
  const own = Object.entries(typed).map(([key, value]): [string, InputValue] => [`${STEP}/${key}`, value])
  return { ...answers, questionnaire, typed: Object.fromEntries([...others, ...own]) }
}

/** The visitor has chosen where the answers may be stored; the questions begin. */
export function withStorage(answers: ApplicationAnswers, storage: SliceStorage): ApplicationAnswers {
  const questionnaire = answers.questionnaire ?? emptyAnswers(definition)
  return { ...answers, questionnaire, questionnaireStorage: storage }
}
