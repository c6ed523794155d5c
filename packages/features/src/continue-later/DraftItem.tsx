import { formatDay, timeOfDay } from '@coverkit/core'
import { Button, ButtonLink, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { continueCopy } from './copy.ts'
import type { ListedDraft } from './useDraftList.ts'

const copy = continueCopy.list

interface DraftItemProps {
  readonly draft: ListedDraft
  readonly onRemove: () => Promise<void>
}

/** One draft of the list. Deleting asks first, in place. */
export function DraftItem({ draft, onRemove }: DraftItemProps) {
  const [confirming, setConfirming] = useState(false)
  const { title, savedAt, expiresAt, unsent } = draft
  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} size={20}>
            {title}
          </Heading>
          <Text tone="soft">
            {copy.saved(formatDay(savedAt), timeOfDay(savedAt))} {copy.stored(formatDay(expiresAt))}{' '}
            {unsent && copy.unsent}
          </Text>
        </Stack>
        {confirming ? (
          <Question draft={draft} onRemove={onRemove} onRetain={() => setConfirming(false)} />
        ) : (
          <Actions draft={draft} onRemoveRequest={() => setConfirming(true)} />
        )}
      </Stack>
    </Card>
  )
}

function Actions({
  draft: { title, href },
  onRemoveRequest,
}: {
  readonly draft: ListedDraft
  readonly onRemoveRequest: () => void
}) {
  return (
    <Inline gap={12}>
      <ButtonLink href={href} fullOnPhone>
        {copy.go}
        <VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
      <Button variant="quiet" label={copy.removeOf(title)} onClick={onRemoveRequest}>
        {copy.remove}
      </Button>
    </Inline>
  )
}

function Question({ draft, onRemove, onRetain }: DraftItemProps & { readonly onRetain: () => void }) {
  const [busy, setBusy] = useState(false)
  const retainButton = useRef<HTMLButtonElement>(null)
  useEffect(() => retainButton.current?.focus(), [])
  return (
    <Stack gap={12}>
      <Text id={`delete-${draft.flow}`}>{copy.confirmation(draft.title)}</Text>
      <Inline gap={12}>
        <Button ref={retainButton} describedBy={`delete-${draft.flow}`} onClick={onRetain}>
          {copy.retain}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => {
            setBusy(true)
            onRemove().catch(() => setBusy(false))
          }}
        >
          {copy.removeSurely}
        </Button>
      </Inline>
    </Stack>
  )
}
