import { Button, Heading, Icon, Inline, Stack, Text, UndoIcon, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { ChangeDraft } from '../../state.ts'
import { increaseLine } from '../guaranteed-insurability/increaseLine.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.increase

interface IncreaseSectionProps {
  readonly draft: ChangeDraft
  readonly onRemove: () => void
}

/** The increase after a life event that goes along, with the way back from it and to where it was requested. */
export function IncreaseSection({ draft, onRemove }: IncreaseSectionProps) {
  const { increase } = useAtomValue(draft.answersAtom)
  const line = increaseLine(increase)
  if (line === null) return null
  return (
    <Stack as="section" labelledBy="increase" gap={12}>
      <Heading level={2} size={24} id="increase">
        {copy.title}
      </Heading>
      <Text weight="medium">{line}</Text>
      <Text measure>{copy.text}</Text>
      <Inline gap={12}>
        <ChangeLink step="guaranteed-insurability" item={copy.title} />
        <Button variant="quiet" onClick={onRemove}>
          <Icon of={UndoIcon} size="small" />
          {reviewCopy.undo}
          <VisuallyHidden>: {copy.title}</VisuallyHidden>
        </Button>
      </Inline>
    </Stack>
  )
}
