import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { usePerch } from '#common/step-form/usePerch.tsx'
import * as styles from './arrival.css.ts'
import { Reference } from './Reference.tsx'

interface ArrivalProps {
  /** The page's `h1`. */
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly reference: string
  /** Under the reference, in small letters. */
  readonly note: ReactNode
  /** What is to be known of the page, below its first lines. */
  readonly notice?: ReactNode
}

/** That something is with us, with the reference to quote, beside the brand's drawing. */
export function Arrival({ title, lead, label, reference, note, notice }: ArrivalProps) {
  const drawing = usePerch('two')
  return (
    <div className={styles.arrival}>
      <Stack gap={16}>
        <Heading level={1}>{title}</Heading>
        <Text size={20} tone="soft" measure>
          {lead}
        </Text>
        {notice}
        <Reference label={label} reference={reference} />
        <Text size={15} tone="soft" measure>
          {note}
        </Text>
      </Stack>
      {drawing && (
        <div aria-hidden="true" className={styles.drawing}>
          {drawing}
        </div>
      )}
    </div>
  )
}
