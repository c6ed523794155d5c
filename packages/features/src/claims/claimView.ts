import type { Claim } from '@coverkit/api-client'
import { formatDate, formatDay } from '@coverkit/core'
import { claimTypeNames, claimsCopy as copy } from './claimsCopy.ts'

/** A stage of a claim in words. */
export interface StageView {
  readonly when: string
  readonly text: string
  readonly isDone: boolean
}

/** A claim in words. */
export interface ClaimView {
  readonly id: string
  readonly reference: string
  /** What it is for, and for whom where it isn't the customer. */
  readonly title: string
  readonly insurer: string
  readonly policy: string
  readonly lodged: string
  /** Where it has got to, in a few words. */
  readonly state: string
  /** Null where nothing is to come. */
  readonly by: string | null
  readonly next: string
  /** Who must act; null where nobody has to. */
  readonly actor: string | null
  readonly isYourTurn: boolean
  readonly stages: readonly StageView[]
}

function stateOf({ status, outcome, type, next }: Claim): string {
  const { states } = copy
  if (next.actor === 'you') return states.waiting
  if (status === 'decided') return outcome === 'declined' ? states.declined : states.accepted
  if (status === 'paid') return type === 'incomeProtection' ? states.paidMonthly : states.paid
  return states[status]
}

const startingLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function stagesOf({ timeline, outcome }: Claim): readonly StageView[] {
  return timeline.map(({ stage, doneOn, dueOn }) => {
    const done = stage === 'decided' && outcome !== null ? outcome : stage
    if (doneOn !== null) return { when: formatDate(doneOn), text: copy.stagesDone[done], isDone: true }
    const when = dueOn === null ? copy.notToCome : copy.by(formatDate(dueOn))
    return { when, text: copy.stages[stage], isDone: false }
  })
}

/** A claim in words, with what happens next, who has to act, and by when. */
export function claimView(claim: Claim): ClaimView {
  const { id, reference, type, insuredName, insurerName, policyNumber, lodgedAt, next } = claim
  const insurer = insurerName ?? copy.insurer
  return {
    id,
    reference,
    title: copy.about(claimTypeNames[type], insuredName),
    insurer,
    policy: copy.policy(startingLarge(insurer), policyNumber),
    lodged: copy.lodged(formatDay(lodgedAt)),
    state: stateOf(claim),
    by: next.by === null ? null : copy.by(formatDate(next.by)),
    next: startingLarge(copy.next[next.step](insurer)),
    actor: next.actor === null ? null : copy.actors[next.actor],
    isYourTurn: next.actor === 'you',
    stages: stagesOf(claim),
  }
}
