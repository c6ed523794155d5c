import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { assumptionsCopy } from './copy.ts'

/** The id of its heading, which takes the focus. */
export const CHANGES_ID = 'changes'

interface ChangesPanelProps {
  readonly note?: string
  /** The changes; nothing until the calculator's questions are answered. */
  readonly children?: ReactNode
}

/** The effect of changed assumptions on each cover, compared with the defaults. */
export function ChangesPanel({ note, children }: ChangesPanelProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={20} id={CHANGES_ID} tabIndex={-1}>
        {assumptionsCopy.effect.title}
      </Heading>
      {children ?? (
        <Text size={15} tone="soft">
          {assumptionsCopy.effect.unanswered}
        </Text>
      )}
      {note && (
        <Text size={15} tone="soft">
          {note}
        </Text>
      )}
    </Stack>
  )
}
