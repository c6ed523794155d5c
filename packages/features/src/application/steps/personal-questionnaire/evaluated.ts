import { insuredProfile } from '@coverkit/core'
import {
  type Answers,
  type Definition,
  type Evaluation,
  evaluate,
  type Key,
  type Profile,
  type Release,
  type Reopened,
} from '@coverkit/core/questionnaire'
import type { QuestionnaireState } from '#underwriting/questionnaire-state'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { currentQuestionnaire } from './questionnaireState.ts'

/** The questionnaire as it stands. */
export interface Evaluated {
  /** The version that the answers are on. */
  readonly release: Release
  readonly definition: Definition
  readonly profile: Profile
  readonly state: QuestionnaireState
  readonly evaluation: Evaluation
  /** What is open again because it has changed since it was answered, by section. */
  readonly reworded: readonly Reopened[]
  /** How many answers are hidden now, and not sent. */
  readonly hidden: number
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
}

interface Basis {
  readonly offer: Offer
  readonly definition: Definition
  readonly answers: Answers
  readonly today: string
}

interface Result {
  readonly profile: Profile
  readonly evaluation: Evaluation
}

let last: { readonly basis: Basis; readonly result: Result } | undefined

/** What is asked now; null without a chosen offer. One press of Continue wants it several times over: the last is kept. */
export function evaluated(answers: ApplicationAnswers): Evaluated | null {
  const { offer } = answers
  if (offer === null) return null
  const { release, state, reworded, today } = currentQuestionnaire(answers)
  const { definition } = release
  const result = resultOf({ offer, definition, answers: state.answers, today })
  return {
    release,
    definition,
    state,
    today,
    ...result,
    reworded: openOf(result.evaluation, reworded),
    hidden: result.evaluation.kept.length,
  }
}

function resultOf(basis: Basis): Result {
  if (last === undefined || !isSame(last.basis, basis)) {
    const { offer, definition, answers, today } = basis
    const profile = insuredProfile(offer.terms, offer.chosen.quote, today)
    last = { basis, result: { profile, evaluation: evaluate(definition, profile, answers) } }
  }
  return last.result
}

function openOf({ sections }: Evaluation, changed: readonly Key[]): readonly Reopened[] {
  if (changed.length === 0) return []
  return sections.flatMap(({ id, title, open }) => {
    const keys = open.filter((key) => changed.includes(key))
    return keys.length === 0 ? [] : [{ section: id, title, keys }]
  })
}

function isSame(one: Basis, other: Basis): boolean {
  return (
    one.offer === other.offer &&
    one.definition === other.definition &&
    one.answers === other.answers &&
    one.today === other.today
  )
}
