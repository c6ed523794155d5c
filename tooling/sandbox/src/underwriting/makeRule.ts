import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { QuestionId } from '@coverkit/core/questionnaire'
import type { Effect, NextStepKind, Rule, RuleCondition } from './UnderwritingRules.ts'
import { type CoveredEvent, UNDERWRITTEN_COVERS } from './underwrittenCovers.ts'

const payingFor = (...events: readonly CoveredEvent[]): readonly CoverKind[] =>
  COVER_KINDS.filter((kind) => events.includes(UNDERWRITTEN_COVERS[kind].paysFor))

/** Every cover. */
export const ALL: readonly CoverKind[] = COVER_KINDS
/** The covers that pay when a person cannot work. */
export const DISABILITY = payingFor('disability')
/** The covers that pay for an illness itself, or for a death. */
export const ILLNESS = payingFor('illness', 'death')
/** The covers that pay while the person lives. */
export const LIVING = payingFor('illness', 'disability')

/** Refers to a member of staff, after this step. */
export const refer = (step: NextStepKind): Effect => ({ kind: 'refer', step })
/** Adds a percentage to the premium. */
export const load = (percent: number): Effect => ({ kind: 'loading', percent })
/** Excludes claims with this cause. */
export const exclude = (cause: string): Effect => ({
  kind: 'exclusion',
  words: `No benefit is paid for a claim that is caused by ${cause}.`,
})

/** Makes a rule that reads answers outside rows, facts and totals. */
export function rule(
  id: string,
  covers: readonly CoverKind[],
  when: RuleCondition,
  effect: Effect,
  reason: string,
): Rule {
  return { id, covers, when, effect, reason }
}

/** Makes a rule that is applied to each row of some gates. */
export function rowRule(
  id: string,
  gates: readonly QuestionId[],
  covers: readonly CoverKind[],
  when: RuleCondition,
  effect: Effect,
  reason: string,
): Rule {
  return { id, covers, gates, when, effect, reason }
}
