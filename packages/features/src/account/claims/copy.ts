import type { ClaimStage } from '@coverkit/core/claims'
import type { StageName } from '@coverkit/ui'

export const claimsRegionCopy = {
  title: 'Claims',
  none: 'You haven’t made a claim with this account. If something has happened, we’re here to help.',
  start: 'Make a claim',
  another: 'Make another claim',
  open: 'Open this claim',
  claim: (type: string, name: string | null) =>
    name === null ? `${type} claim` : `${type} claim, for ${name}`,
  /** The stages in a word: to come, under way and done. One that was skipped is named as one to come. */
  stages: {
    lodged: { todo: 'Lodging', current: 'Lodging', done: 'Lodged' },
    acknowledged: { todo: 'Confirmation', current: 'Confirming', done: 'Confirmed' },
    reviewed: { todo: 'Review', current: 'Reviewing', done: 'Reviewed' },
    decided: { todo: 'Decision', current: 'Deciding', done: 'Decided' },
    paid: { todo: 'Payment', current: 'Paying', done: 'Paid' },
  } satisfies Record<ClaimStage, StageName>,
  outcomes: { accepted: 'Accepted', declined: 'Declined' },
}
