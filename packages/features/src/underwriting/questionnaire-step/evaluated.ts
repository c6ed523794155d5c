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
import type { QuestionnaireState } from '../questionnaire/QuestionnaireState.ts'
import { currentQuestionnaire, type QuestionnaireHolder } from './questionnaireState.ts'

/** The questionnaire as it stands. */
export interface Evaluated {
  /** The version that the answers are on. */
  readonly release: Release
  readonly definition: Definition
  readonly profile: Profile
  readonly state: QuestionnaireState
  readonly evaluation: Evaluation
  /** Questions that are open again since their wording changed, by section. */
  readonly reworded: readonly Reopened[]
  /** How many answers are hidden now, and not sent. */
  readonly hidden: number
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
}

/** Whom the questions are asked of, and for which cover. */
export interface QuestionnaireSubject {
  /** All that the profile is made of: compared by identity. */
  readonly basis: readonly unknown[]
  readonly profileOf: (today: string) => Profile
}

interface Basis {
  readonly asked: QuestionnaireSubject['basis']
  readonly definition: Definition
  readonly answers: Answers
  readonly today: string
}

interface Result {
  readonly profile: Profile
  readonly evaluation: Evaluation
}

/** The last of each set of answers. What holds them keeps it: once the draft lets go of its answers, nothing here does. */
const lasts = new WeakMap<Answers, { readonly basis: Basis; readonly result: Result }>()

/** Evaluates the questionnaire. One press of Continue needs the result several times: the last one is cached. */
export function evaluated(answers: QuestionnaireHolder, asked: QuestionnaireSubject): Evaluated {
  const { release, state, reworded, today } = currentQuestionnaire(answers)
  const { definition } = release
  const result = resultOf({ asked: asked.basis, definition, answers: state.answers, today }, asked)
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

function resultOf(basis: Basis, { profileOf }: QuestionnaireSubject): Result {
  const { definition, answers, today } = basis
  const last = lasts.get(answers)
  if (last && isSame(last.basis, basis)) return last.result
  const profile = profileOf(today)
  const result = { profile, evaluation: evaluate(definition, profile, answers) }
  lasts.set(answers, { basis, result })
  return result
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
    one.asked.length === other.asked.length &&
    one.asked.every((part, index) => part === other.asked[index]) &&
    one.definition === other.definition &&
    one.today === other.today
  )
}
