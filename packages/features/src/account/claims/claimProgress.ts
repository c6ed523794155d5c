import type { Claim } from '@coverkit/api-client'
import { type BadgeProps, CircleCheckIcon, HandIcon, HourglassIcon, type TrackerStage } from '@coverkit/ui'
import { claimView } from '#claims/view'
import { progressCopy } from '../progress/copy.ts'
import { claimsRegionCopy as copy } from './copy.ts'

/** How far a claim is: those of its stages that are done, then the one that it is at, and those that are to come. */
export function claimStages({ timeline, outcome }: Claim): readonly TrackerStage[] {
  const current = timeline.find(({ doneOn, dueOn }) => doneOn === null && dueOn !== null)?.stage
  return timeline.map(({ stage, doneOn, dueOn }) => {
    const isDecided = stage === 'decided' && doneOn !== null && outcome !== null
    return {
      id: stage,
      name: isDecided ? copy.outcomes[outcome] : copy.stages[stage],
      state: stateOf({ isDone: doneOn !== null, isExpected: dueOn !== null, isNext: stage === current }),
    }
  })
}

interface Stage {
  readonly isDone: boolean
  readonly isExpected: boolean
  readonly isNext: boolean
}

function stateOf({ isDone, isExpected, isNext }: Stage): TrackerStage['state'] {
  if (isDone) return 'done'
  if (!isExpected) return 'skipped'
  return isNext ? 'current' : 'todo'
}

/** Whose turn it is where it is the customer's, and else where the claim has got to. */
export function claimBadge(claim: Claim): BadgeProps {
  const { isYourTurn, state } = claimView(claim)
  if (isYourTurn) return { tone: 'warn', icon: HandIcon, children: progressCopy.yourTurn }
  const isEnded = claim.status === 'decided' || claim.status === 'paid'
  if (!isEnded) return { tone: 'info', icon: HourglassIcon, children: state }
  return claim.outcome === 'declined'
    ? { tone: 'info', children: state }
    : { tone: 'success', icon: CircleCheckIcon, children: state }
}
