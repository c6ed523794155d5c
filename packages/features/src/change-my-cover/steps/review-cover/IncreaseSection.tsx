import { stepPath } from '@coverkit/flow'
import { useChangeStep } from '@coverkit/flow/react'
import { Button, Heading, Icon, Inline, Link, Stack, Text, UndoIcon, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { changeFlow } from '../../flow.ts'
import type { ChangeDraft } from '../../state.ts'
import { increaseLine } from '../guaranteed-insurability/increaseLine.ts'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.increase

interface IncreaseSectionProps {
  readonly draft: ChangeDraft
  readonly onRemove: () => void
}

/** The increase after a life event that goes along, with the way back from it and to where it was requested. */
export function IncreaseSection({ draft, onRemove }: IncreaseSectionProps) {
  const { increase } = useAtomValue(draft.answersAtom)
  const open = useChangeStep(changeFlow, draft)
  const line = increaseLine(increase)
  if (line === null) return null
  const step = 'guaranteed-insurability'
  return (
    <Stack as="section" labelledBy="increase" gap={12}>
      <Heading level={2} size={24} id="increase">
        {copy.title}
      </Heading>
      <Text weight="medium">{line}</Text>
      <Text measure>{copy.text}</Text>
      <Inline gap={12}>
        <Link
          href={stepPath(changeFlow, step)}
          onClick={(event) => {
            event.preventDefault()
            open({ step })
          }}
        >
          {reviewCopy.change}
          <VisuallyHidden>: {copy.title}</VisuallyHidden>
        </Link>
        <Button variant="quiet" onClick={onRemove}>
          <Icon of={UndoIcon} size="small" />
          {reviewCopy.undo}
          <VisuallyHidden>: {copy.title}</VisuallyHidden>
        </Button>
      </Inline>
    </Stack>
  )
}
