import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactElement, ReactNode } from 'react'

interface EditorSectionProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of the editor under its heading. */
export function Section({ id, title, lead, children }: EditorSectionProps): ReactElement {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="studio-section">
      <Stack gap={16}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {lead && <Text tone="soft">{lead}</Text>}
        {children}
      </Stack>
    </section>
  )
}
