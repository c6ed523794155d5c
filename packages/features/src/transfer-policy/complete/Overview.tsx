import { formatDay } from '@coverkit/core'
import { Card, Heading, Stack, Text } from '@coverkit/ui'
import type { SubmittedTransfer } from '../answers.ts'
import * as styles from './complete.css.ts'
import { completeCopy as copy } from './copy.ts'

/** The reference, and where messages go. */
export function Overview({ submitted }: { readonly submitted: SubmittedTransfer }) {
  const { reference, submittedAt, email } = submitted
  return (
    <Card tone="tint">
      <Stack gap={12}>
        <Heading level={2} size={17}>
          {copy.reference}
        </Heading>
        <p className={styles.reference}>{reference}</p>
        <Text tone="soft" measure>
          {copy.referenceHint} {copy.sentOn(formatDay(submittedAt))}. {email !== null && copy.mailed(email)}
        </Text>
      </Stack>
    </Card>
  )
}
