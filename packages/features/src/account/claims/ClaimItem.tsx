import type { Claim } from '@coverkit/api-client'
import { Card, Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { claimView } from '#claims/view'
import { claimsRegionCopy as copy } from './copy.ts'

/** One claim: what it is about, where it is, and what happens next and by when. */
export function ClaimItem({ claim }: { readonly claim: Claim }) {
  const { id, reference, title, policy, lodged, state, next, by, actor, isYourTurn } = claimView(claim)
  const headingId = `claim-${reference}`
  return (
    <Card as="article" labelledBy={headingId} {...(isYourTurn && { tone: 'tint' as const })}>
      <Stack gap={12}>
        <div>
          <Heading level={3} size={20} id={headingId}>
            {title}
          </Heading>
          <Text tone="soft">{policy}</Text>
          <Text tone="soft">{lodged}</Text>
        </div>
        <div>
          <Text weight="medium">{state}</Text>
          <Text measure>{next}</Text>
          {by !== null && <Text weight="medium">{actor === null ? by : `${by}. ${actor}.`}</Text>}
        </div>
        <Link href={`/account/make-a-claim/claim/${id}`} variant="standalone">
          {copy.open}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </Link>
      </Stack>
    </Card>
  )
}
