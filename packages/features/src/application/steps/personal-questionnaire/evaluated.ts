import { localDate } from '@coverkit/core'
import { type Answers, type Evaluation, evaluate } from '@coverkit/core/questionnaire'
import { personalQuestionnaire as definition } from '#underwriting/questionnaire-personal'
import type { QuestionnaireState } from '#underwriting/questionnaire-state'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { profileOf } from './profileOf.ts'
import { questionnaireState } from './questionnaireState.ts'

/** The questionnaire as it stands. */
export interface Evaluated {
  readonly definition: typeof definition
  readonly state: QuestionnaireState
  readonly evaluation: Evaluation
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
}

interface Basis {
  readonly offer: Offer
  readonly answers: Answers
  readonly today: string
}

let last: { readonly basis: Basis; readonly evaluation: Evaluation } | undefined

/** What is asked now; null without a chosen offer. One press of Continue wants it several times over: the last is kept. */
export function evaluated(answers: ApplicationAnswers): Evaluated | null {
  const { offer } = answers
  if (offer === null) return null
  const today = localDate(new Date().toISOString())
  const state = questionnaireState(answers)
  return { definition, state, evaluation: evaluationOf({ offer, answers: state.answers, today }), today }
}

function evaluationOf(basis: Basis): Evaluation {
  if (last === undefined || !isSame(last.basis, basis)) {
    last = {
      basis,
      evaluation: evaluate(definition, profileOf(basis.offer, basis.today), basis.answers),
    }
  }
  return last.evaluation
}

function isSame(one: Basis, other: Basis): boolean {
  return one.offer === other.offer && one.answers === other.answers && one.today === other.today
}
