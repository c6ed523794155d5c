import type { ClaimStage } from '@coverkit/core/claims'

export const claimsRegionCopy = {
  title: 'Claims',
  none: 'You haven’t made a claim with this account. If something has happened, we’re here to help.',
  start: 'Make a claim',
  another: 'Make another claim',
  open: 'Open this claim',
  claim: (type: string, name: string | null) =>
    name === null ? `${type} claim` : `${type} claim, for ${name}`,
  /** The stages in a word or two. */
  stages: {
    lodged: 'Lodged',
    acknowledged: 'Confirmed',
    reviewed: 'Reviewed',
    decided: 'Decided',
    paid: 'Paid',
  } satisfies Record<ClaimStage, string>,
  outcomes: { accepted: 'Accepted', declined: 'Declined' },
}
