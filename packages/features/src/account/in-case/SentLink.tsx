import type { SentTrustedLink } from '@coverkit/api-client'
import { formatDay } from '@coverkit/core'
import { Button, Inline, Stack, SummaryList, Text } from '@coverkit/ui'
import { inCaseCopy } from './copy.ts'

const { trusted: copy } = inCaseCopy

interface SentLinkProps {
  readonly link: SentTrustedLink
  readonly isSending: boolean
  readonly isEnding: boolean
  readonly onRenew: () => void
  readonly onTakeBack: () => Promise<void>
}

/** Shows the holder of the link, its last day, and its last opening. */
export function SentLink({ link, isSending, isEnding, onRenew, onTakeBack }: SentLinkProps) {
  const { rows } = copy
  return (
    <Stack gap={16}>
      <SummaryList
        lines
        rows={[
          { label: rows.who, value: link.email },
          { label: rows.sent, value: formatDay(link.sentAt) },
          { label: rows.ends, value: formatDay(link.endsAt) },
          { label: rows.opened, value: link.openedAt ? formatDay(link.openedAt) : rows.never },
        ]}
      />
      <Text size={15} tone="soft">
        {copy.renewText}
      </Text>
      <Inline>
        <Button busy={isSending} busyLabel={copy.sending} onClick={onRenew}>
          {copy.renew}
        </Button>
        <Button variant="quiet" busy={isEnding} busyLabel={copy.takingBack} onClick={() => void onTakeBack()}>
          {copy.takeBack}
        </Button>
      </Inline>
    </Stack>
  )
}
