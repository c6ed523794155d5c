import { type Key, setAnswer, type Value } from '@coverkit/core/questionnaire'
import { plainAnswer } from '@coverkit/core/testing/plain-answer'
import { placeOf } from '../questionnaire/questionnairePages.ts'
import { STORAGE_PAGE } from '../questionnaire-pages/listPages.ts'
import { pageProblems } from '../questionnaire-pages/pageReader.ts'
import type { Evaluated } from './evaluated.ts'
import {
  type QuestionnaireHolder,
  questionnaireState,
  withQuestionnaire,
  withStorage,
} from './questionnaireState.ts'

/** Acts as a visitor with nothing to disclose, in a flow that has the questionnaire. */
export function questionnaireVisitor<Answers extends QuestionnaireHolder>(
  evaluated: (answers: Answers) => Evaluated | null,
) {
  function evaluatedOf(answers: Answers): Evaluated {
    const now = evaluated(answers)
    if (now === null) throw new Error('Nothing is asked')
    return now
  }

  function answerOne(answers: Answers, key: Key, value: Value): Answers {
    const state = questionnaireState(answers)
    return withQuestionnaire(answers, { ...state, answers: setAnswer(state.answers, key, value) })
  }

  /** Answers a page. */
  function answerPage(answers: Answers, page: string | undefined): Answers {
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

  /** Answers every page. */
  function answerEverything(answers: Answers): Answers {
    const stored = answerPage(answers, STORAGE_PAGE)
    const { pages } = evaluatedOf(stored).evaluation
    return pages.reduce((answered, { section, id }) => answerPage(answered, `${section}-${id}`), stored)
  }

  return { evaluatedOf, answerOne, answerPage, answerEverything }
}
