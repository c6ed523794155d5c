import { localDate } from '@coverkit/core'
import {
  currentAnswers,
  emptyAnswers,
  type Key,
  newestRelease,
  type Release,
} from '@coverkit/core/questionnaire'
import type { InputValue, SliceStorage } from '@coverkit/flow'
import { isOfQuestionnaire, STEP } from '#underwriting/questionnaire-key'
import { personalReleases } from '#underwriting/questionnaire-personal'
import type { QuestionnaireState } from '#underwriting/questionnaire-state'
import type { ApplicationAnswers } from '../../answers.ts'

/** The questionnaire's part of the answers, with the version that it is on. */
export interface CurrentQuestionnaire {
  readonly release: Release
  readonly state: QuestionnaireState
  /** Answered once, by a version that is accepted no longer, and not in the answers any more. */
  readonly reworded: readonly Key[]
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
}

/** A draft stays on the version that it began with, until answers to that are accepted no longer. */
export function currentQuestionnaire({
  questionnaire,
  reworded,
  typed,
}: ApplicationAnswers): CurrentQuestionnaire {
  const today = localDate(new Date().toISOString())
  const begun = questionnaire ?? emptyAnswers(newestRelease(personalReleases).definition)
  const { release, answers, again, dropped } = currentAnswers(personalReleases, begun, today)
  const own = Object.entries(typed).flatMap(([key, value]): [string, InputValue][] =>
    isOfQuestionnaire(key) ? [[key.slice(STEP.length + 1), value]] : [],
  )
  return {
    release,
    state: { answers, typed: Object.fromEntries(own) },
    reworded: answers === begun ? reworded : [...reworded, ...again, ...dropped],
    today,
  }
}

/** The questionnaire's part of the answers. */
export function questionnaireState(answers: ApplicationAnswers): QuestionnaireState {
  return currentQuestionnaire(answers).state
}

/** The answers with that part changed. The first change on another version stores what that asks again. */
export function withQuestionnaire(
  answers: ApplicationAnswers,
  { answers: questionnaire, typed }: QuestionnaireState,
): ApplicationAnswers {
  const others = Object.entries(answers.typed).filter(([key]) => !isOfQuestionnaire(key))
  const own = Object.entries(typed).map(([key, value]): [string, InputValue] => [`${STEP}/${key}`, value])
  const { reworded } = currentQuestionnaire(answers)
  return { ...answers, questionnaire, reworded, typed: Object.fromEntries([...others, ...own]) }
}

/** The visitor has chosen where the answers may be stored; the questions begin. */
export function withStorage(answers: ApplicationAnswers, storage: SliceStorage): ApplicationAnswers {
  const questionnaire = answers.questionnaire ?? emptyAnswers(newestRelease(personalReleases).definition)
  return { ...answers, questionnaire, questionnaireStorage: storage }
}
