import { Card, Heading, Stack, Text } from '@coverkit/ui'
import { memo, type ReactNode } from 'react'
import { stepCopy } from './stepCopy.ts'
import * as styles from './stepPage.css.ts'

interface StepAsideProps {
  /** Above the title, parted from it by a line. */
  readonly top?: ReactNode
  readonly title: string
  readonly text: string
  readonly why: string
  /** Above it where it says something else than why we ask. */
  readonly whyTitle?: string
  /** Content before and after the text. */
  readonly lead?: ReactNode
  readonly after?: ReactNode
  readonly children?: ReactNode
}

/** The quiet panel beside the questions: what the step is for, and why we ask. */
export const StepAside = memo(
  ({ top, title, text, why, whyTitle, lead, after, children }: StepAsideProps) => (
    <Card tone="tint">
      <Stack gap={16}>
        {top && <div className={styles.top}>{top}</div>}
        <Heading level={2} size={20}>
          {title}
        </Heading>
        {lead}
        <Text>{text}</Text>
        {after}
        <div className={styles.why}>
          <Stack gap={4}>
            <Text weight="medium">{whyTitle ?? stepCopy.whyWeAsk}</Text>
            <Text tone="soft">{why}</Text>
          </Stack>
        </div>
        {children}
      </Stack>
    </Card>
  ),
)
