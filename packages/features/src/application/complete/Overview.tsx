import { formatDay } from '@coverkit/core'
import { Card, CircleCheckIcon, Heading, Icon, InfoIcon, Stack, Text } from '@coverkit/ui'
import { ChosenInsurer } from '#quote/chosen-insurer'
import { ApplicationFacts } from '#tracker/application-facts'
import { trackerCopy } from '#tracker/copy'
import type { SubmittedApplication } from '../answers.ts'
import type { Applied } from './Applied.ts'
import * as styles from './complete.css.ts'
import { completeCopy as copy } from './copy.ts'

interface OverviewProps {
  readonly submitted: SubmittedApplication
  /** `In review`, or for whose signature it waits. */
  readonly status: string
  readonly applied: Applied | null
}

/** The reference, how far the application is, and what was applied for. */
export function Overview({ submitted, status, applied }: OverviewProps) {
  const { reference, submittedAt, email } = submitted
  const icon = submitted.status === 'in-review' ? CircleCheckIcon : InfoIcon
  return (
    <Card tone="tint">
      <div className={styles.overview}>
        <Stack gap={12}>
          <Heading level={2} size={17}>
            {trackerCopy.reference}
          </Heading>
          <p className={styles.reference}>{reference}</p>
          <p className={styles.status}>
            <Icon of={icon} /> {status}
          </p>
          <Text tone="soft" measure>
            {trackerCopy.referenceHint} {copy.sentOn(formatDay(submittedAt))}.{' '}
            {email !== null && copy.mailed(email)}
          </Text>
        </Stack>
        {applied && (
          <Stack as="section" label={copy.applied} gap={16}>
            <ChosenInsurer quote={applied.insurer} level={2} id="insurer" />
            <ApplicationFacts facts={applied.facts} />
          </Stack>
        )}
      </div>
    </Card>
  )
}
