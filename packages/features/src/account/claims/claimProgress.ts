import type { Claim } from '@coverkit/api-client'
import { type BadgeProps, CircleCheckIcon, HandIcon, HourglassIcon, type TrackerStage } from '@coverkit/ui'
import { claimView } from '#policies/claims'
import { claimsRegionCopy as copy } from './copy.ts'

/** How far a claim is: those of its stages that are done, then the one that it is at, and those that are to come. */
export function claimStages(claim: Claim): readonly TrackerStage[] {
  const { outcome } = claim
  return claimView(claim).stages.map(({ id, state }) => {
    const isDecided = id === 'decided' && state === 'done' && outcome !== null
    const name = copy.stages[id][state === 'skipped' ? 'todo' : state]
    return { id, name: isDecided ? copy.outcomes[outcome] : name, state }
  })
}

/** That the claim waits for the customer, and else where it has got to. */
export function claimBadge(claim: Claim): BadgeProps {
  const { isYourTurn, state } = claimView(claim)
  if (isYourTurn) return { tone: 'warn', icon: HandIcon, children: state }
  const isEnded = claim.status === 'decided' || claim.status === 'paid'
  if (!isEnded) return { tone: 'info', icon: HourglassIcon, children: state }
  return claim.outcome === 'declined'
    ? { tone: 'info', children: state }
    : { tone: 'success', icon: CircleCheckIcon, children: state }
}
