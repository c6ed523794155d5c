import { localDate } from '@coverkit/core'
import {
  type Answers,
  currentAnswers,
  emptyAnswers,
  HEALTH_CONSENT,
  isHealthConsent,
  type Key,
  newestRelease,
  type Release,
} from '@coverkit/core/questionnaire'
import type { InputValue, SliceStorage } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { personalReleases } from '../questionnaire/personal.ts'
import type { QuestionnaireState } from '../questionnaire/QuestionnaireState.ts'
import { isOfQuestionnaire, STEP } from '../questionnaire/questionnaireKey.ts'

/** The answers of a flow that asks the questionnaire. */
export interface QuestionnaireHolder extends FlowAnswers {
  /** Null before the first question. Stored only where `questionnaireStorage` allows. */
  readonly questionnaire: Answers | null
  /** Keys of the questions that have changed since they were answered. */
  readonly reworded: readonly Key[]
  /** Null until the visitor has chosen. */
  readonly questionnaireStorage: SliceStorage | null
}

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
}: QuestionnaireHolder): CurrentQuestionnaire {
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
export function questionnaireState(answers: QuestionnaireHolder): QuestionnaireState {
  return currentQuestionnaire(answers).state
}

/** The answers with that part changed. The first change on another version stores what that asks again. */
export function withQuestionnaire<Holder extends QuestionnaireHolder>(
  answers: Holder,
  { answers: questionnaire, typed }: QuestionnaireState,
): Holder {
  const others = Object.entries(answers.typed).filter(([key]) => !isOfQuestionnaire(key))
  const own = Object.entries(typed).map(([key, value]): [string, InputValue] => [`${STEP}/${key}`, value])
  const { reworded } = currentQuestionnaire(answers)
  return { ...answers, questionnaire, reworded, typed: Object.fromEntries([...others, ...own]) }
}

/** The visitor has taken their consent back: no answer is left, nor where answers may be stored. */
export function withoutConsent<Holder extends QuestionnaireHolder>(answers: Holder): Holder {
  const others = Object.entries(answers.typed).filter(([key]) => !isOfQuestionnaire(key))
  return {
    ...answers,
    questionnaire: null,
    reworded: [],
    questionnaireStorage: null,
    typed: Object.fromEntries(others),
  }
}

/** The visitor has consented to the questions and chosen where the answers may be stored; they begin. */
export function withStorage<Holder extends QuestionnaireHolder>(
  answers: Holder,
  storage: SliceStorage,
): Holder {
  const begun = answers.questionnaire ?? emptyAnswers(newestRelease(personalReleases).definition)
  const consent = isHealthConsent(begun.consent)
    ? begun.consent
    : { version: HEALTH_CONSENT.version, givenAt: new Date().toISOString() }
  return { ...answers, questionnaire: { ...begun, consent }, questionnaireStorage: storage }
}
