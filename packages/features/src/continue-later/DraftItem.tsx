import { formatDay, timeOfDay } from '@coverkit/core'
import {
  Alert,
  Box,
  Button,
  ButtonLink,
  Inline,
  PencilIcon,
  Stack,
  TaskRow,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { continueCopy } from './copy.ts'
import type { ListedDraft } from './useDraftList.ts'

const copy = continueCopy.list

interface DraftItemProps {
  readonly draft: ListedDraft
  /** Where it is kept, and until when. */
  readonly stored: string
  /** The question before the draft is deleted. */
  readonly confirmation: string
  readonly onRemove: () => Promise<void>
  /** Called on a plain click of `Continue`, in place of following its address. */
  readonly onContinue?: (() => Promise<void>) | undefined
}

/** One draft of the list. Deleting asks first, in place. */
export function DraftItem({ draft, stored, confirmation, onRemove, onContinue }: DraftItemProps) {
  const [confirming, setConfirming] = useState(false)
  const { flow, title, savedAt, unsent } = draft
  return (
    <>
      <TaskRow
        icon={PencilIcon}
        title={title}
        text={
          <Text size={15} tone="soft">
            <span>{`${copy.saved(formatDay(savedAt), timeOfDay(savedAt))} ${stored}`}</span>{' '}
            {unsent && <span>{copy.unsent}</span>}
          </Text>
        }
        action={
          confirming ? undefined : (
            <Actions draft={draft} onRemoveRequest={() => setConfirming(true)} onContinue={onContinue} />
          )
        }
      />
      {confirming && (
        <Box paddingBlock={16}>
          <Question
            id={`delete-${flow}`}
            text={confirmation}
            onRemove={onRemove}
            onRetain={() => setConfirming(false)}
          />
        </Box>
      )}
    </>
  )
}

function Actions({
  draft: { title, href },
  onRemoveRequest,
  onContinue,
}: {
  readonly draft: ListedDraft
  readonly onRemoveRequest: () => void
  readonly onContinue: (() => Promise<void>) | undefined
}) {
  const isOpening = useRef(false)
  function follow(event: MouseEvent): void {
    const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
    if (!onContinue || isForAnotherTab) return
    event.preventDefault()
    if (isOpening.current) return
    isOpening.current = true
    void onContinue()
  }
  return (
    <Inline gap={12}>
      <ButtonLink href={href} size="small" onClick={follow}>
        {copy.go}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </ButtonLink>
      <Button variant="quiet" label={copy.removeOf(title)} onClick={onRemoveRequest}>
        {copy.remove}
      </Button>
    </Inline>
  )
}

interface QuestionProps {
  readonly id: string
  readonly text: string
  readonly onRemove: () => Promise<void>
  readonly onRetain: () => void
}

function Question({ id, text, onRemove, onRetain }: QuestionProps) {
  const [removing, setRemoving] = useState<'idle' | 'busy' | 'failed'>('idle')
  const retainButton = useRef<HTMLButtonElement>(null)
  useEffect(() => retainButton.current?.focus(), [])
  return (
    <Stack gap={12}>
      <Text id={id}>{text}</Text>
      {removing === 'failed' && <Alert severity="error" title={copy.notRemoved} role="alert" />}
      <Inline gap={12}>
        <Button ref={retainButton} describedBy={id} onClick={onRetain}>
          {copy.retain}
        </Button>
        <Button
          variant="quiet"
          busy={removing === 'busy'}
          onClick={() => {
            setRemoving('busy')
            onRemove().catch(() => setRemoving('failed'))
          }}
        >
          {copy.removeSurely}
        </Button>
      </Inline>
    </Stack>
  )
}
