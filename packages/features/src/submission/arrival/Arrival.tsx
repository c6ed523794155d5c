import type { PerchDrawing } from '@coverkit/brand'
import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode, Ref } from 'react'
import { usePerch } from '#common/step-form/usePerch.tsx'
import * as styles from './arrival.css.ts'
import { Reference } from './Reference.tsx'

interface ArrivalProps {
  /** The page's `h1`. */
  readonly title: string
  /** Lets what comes back later move focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly lead: string
  readonly label: string
  readonly reference: string
  /** Under the reference, in small letters. */
  readonly note: ReactNode
  /** The most important facts, below the page's first lines. */
  readonly notice?: ReactNode
  /** Default `two`. */
  readonly drawing?: PerchDrawing
}

/** That something is with us, with the reference to quote, beside the brand's drawing. */
export function Arrival(props: ArrivalProps) {
  const { title, headingRef, lead, label, reference, note, notice } = props
  const drawing = usePerch(props.drawing ?? 'two')
  return (
    <div className={styles.arrival}>
      <Stack gap={16}>
        <Heading level={1} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
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
