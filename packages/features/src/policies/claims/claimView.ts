import type { Claim } from '@coverkit/api-client'
import { formatDate, formatDay } from '@coverkit/core'
import type { ClaimStage } from '@coverkit/core/claims'
import type { StageState } from '@coverkit/ui'
import { CLAIM_WORDS } from '#cover/claims'
import { claimsCopy as copy } from './claimsCopy.ts'

/** A stage of a claim in words. */
interface StageView {
  readonly id: ClaimStage
  readonly when: string
  readonly text: string
  readonly state: StageState
}

/** A claim in words. */
export interface ClaimView {
  readonly id: string
  readonly reference: string
  /** The type of the claim, and the person insured where that isn't the customer. */
  readonly title: string
  readonly insurer: string
  readonly policy: string
  readonly lodged: string
  /** Where it has got to, in a few words. */
  readonly state: string
  /** Null where nothing is to come. */
  readonly by: string | null
  readonly next: string
  /** The party that has to act; null where none has to. */
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

/** Those that are done, then the one that the claim is at, and those that are to come. */
function stagesOf({ timeline, outcome }: Claim): readonly StageView[] {
  const current = timeline.find(({ doneOn, dueOn }) => doneOn === null && dueOn !== null)?.stage
  return timeline.map(({ stage: id, doneOn, dueOn }) => {
    const done = id === 'decided' && outcome !== null ? outcome : id
    if (doneOn !== null) return { id, when: formatDate(doneOn), text: copy.stagesDone[done], state: 'done' }
    const text = copy.stages[id]
    if (dueOn === null) return { id, when: copy.notToCome, text, state: 'skipped' }
    return { id, when: copy.by(formatDate(dueOn)), text, state: id === current ? 'current' : 'todo' }
  })
}

/** A claim in words, with what happens next, who has to act, and by when. */
export function claimView(claim: Claim): ClaimView {
  const { id, reference, type, insuredName, insurerName, policyNumber, lodgedAt, next } = claim
  const insurer = insurerName ?? copy.insurer
  return {
    id,
    reference,
    title: copy.about(CLAIM_WORDS[type].name, insuredName),
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
