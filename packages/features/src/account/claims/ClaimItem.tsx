import type { Claim } from '@coverkit/api-client'
import { Link, VisuallyHidden } from '@coverkit/ui'
import { CLAIM_WORDS } from '#cover/claims'
import { claimView } from '#policies/claims'
import { ProgressCard } from '../progress/ProgressCard.tsx'
import { strong } from '../progress/progress.css.ts'
import { claimBadge, claimStages } from './claimProgress.ts'
import { claimsRegionCopy as copy } from './copy.ts'

/** One claim: what it is about, where it is, and what happens next and by when. */
export function ClaimItem({ claim }: { readonly claim: Claim }) {
  const { id, reference, policy, lodged, next, by, actor } = claimView(claim)
  return (
    <ProgressCard
      id={`claim-${reference}`}
      title={copy.claim(CLAIM_WORDS[claim.type].name, claim.insuredName)}
      detail={`${policy}. ${lodged}.`}
      badge={claimBadge(claim)}
      stages={claim.status === 'paid' ? null : claimStages(claim)}
      line={
        <span>
          <span>{next}</span>{' '}
          {by !== null && <b className={strong}>{actor === null ? `${by}.` : `${by}. ${actor}.`}</b>}
        </span>
      }
      action={
        <Link href={`/account/make-a-claim/claim/${id}`} variant="standalone">
          {copy.open}
          <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
        </Link>
      }
    />
  )
}
