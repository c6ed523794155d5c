import { type Key, type Question, setAnswer, type Value } from '@coverkit/core/questionnaire'
import { placeOf } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../../answers.ts'
import { type Evaluated, evaluated } from './evaluated.ts'
import { STORAGE_PAGE } from './model.ts'
import { pageProblems } from './pageReader.ts'
import { questionnaireState, withQuestionnaire, withStorage } from './questionnaireState.ts'

/** Answers a page as somebody with nothing to disclose would. */
export function answerPage(answers: ApplicationAnswers, page: string | undefined): ApplicationAnswers {
  if (page === STORAGE_PAGE) return withStorage(answers, 'device')
  let answered = answers
  for (let turn = 0; turn < 100; turn += 1) {
    const now = evaluatedOf(answered)
    const place = placeOf(now.evaluation, page ?? '')
    const open = place && pageProblems(now, place)[0]
    if (!open) return answered
    answered = answerOne(answered, open.key, plainValue(open.question, now.today))
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

function plainValue(question: Question, today: string): Value {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return 'no'
    case 'choice':
    case 'search':
      return question.options[0]?.value ?? ''
    case 'many':
      return [question.none ?? question.options[0]?.value ?? '']
    case 'count':
    case 'decimal':
    case 'money':
      return question.min
    case 'height':
      return { value: 175, unit: 'cm', entered: ['175'] }
    case 'weight':
      return { value: 72, unit: 'kg', entered: ['72'] }
    case 'text':
      return 'Nothing'
    case 'date':
      return today
    case 'monthYear':
      return today.slice(0, 7)
    case 'shares':
      return { [question.parts[0]?.value ?? '']: 100 }
  }
}
