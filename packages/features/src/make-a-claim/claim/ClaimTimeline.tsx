import type { Claim } from '@coverkit/api-client'
import { Heading, Stack, Text, Timeline } from '@coverkit/ui'
import { claimView } from '#policies/claims'
import { claimPageCopy as copy } from './claimPageCopy.ts'

/** Every stage of a claim, with the day it was done or the latest it is due. */
export function ClaimTimeline({ claim }: { readonly claim: Claim }) {
  const stages = claimView(claim).stages.map(({ id, text, when, state }) => ({
    id,
    title: text,
    when,
    state,
    text: state === 'current' ? copy.stageNow : undefined,
  }))
  return (
    <Stack as="section" labelledBy="timeline" gap={24}>
      <Stack gap={4}>
        <Heading level={2} size={24} id="timeline">
          {copy.timeline}
        </Heading>
        <Text tone="soft" measure>
          {copy.timelineHint(claim.type)}
        </Text>
      </Stack>
      <Timeline labelledBy="timeline" stages={stages} texts={copy.stageStates} />
    </Stack>
  )
}
