import { type Key, setAnswer, type Value } from '@coverkit/core/questionnaire'
import { plainAnswer } from '@coverkit/core/testing/plain-answer'
import type { Evaluated } from '#underwriting/questionnaire-evaluated'
import { questionnaireState, withQuestionnaire, withStorage } from '#underwriting/questionnaire-holder'
import { STORAGE_PAGE } from '#underwriting/questionnaire-list-pages'
import { pageProblems } from '#underwriting/questionnaire-page-reader'
import { placeOf } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** Answers a page as somebody with nothing to disclose would. */
export function answerPage(answers: ApplicationAnswers, page: string | undefined): ApplicationAnswers {
  if (page === STORAGE_PAGE) return withStorage(answers, 'device')
  let answered = answers
  for (let turn = 0; turn < 100; turn += 1) {
    const now = evaluatedOf(answered)
    const place = placeOf(now.evaluation, page ?? '')
    const open = place && pageProblems(now, place)[0]
    if (!open) return answered
    answered = answerOne(answered, open.key, plainAnswer(open.question, now.today))
  }
  throw new Error(`Page ${page} does not end`)
}

/** Answers every page of the questionnaire like that. */
export function answerEverything(answers: ApplicationAnswers): ApplicationAnswers {
  const stored = answerPage(answers, STORAGE_PAGE)
  const { pages } = evaluatedOf(stored).evaluation
  return pages.reduce((answered, { section, id }) => answerPage(answered, `${section}-${id}`), stored)
}

export function answerOne(answers: ApplicationAnswers, key: Key, value: Value): ApplicationAnswers {
  const state = questionnaireState(answers)
  return withQuestionnaire(answers, { ...state, answers: setAnswer(state.answers, key, value) })
}

export function evaluatedOf(answers: ApplicationAnswers): Evaluated {
  const now = evaluated(answers)
  if (now === null) throw new Error('No offer is chosen')
  return now
}
