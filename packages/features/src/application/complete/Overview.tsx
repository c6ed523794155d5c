import { Card, Heading, Stack } from '@coverkit/ui'
import { ChosenInsurer } from '#cover/insurers'
import { FactList } from '#submission/arrival'
import type { Applied } from './Applied.ts'
import { completeCopy as copy } from './copy.ts'

interface OverviewProps {
  /** For whose signature it waits; null where it waits for none, or the backend doesn't say. */
  readonly status: string | null
  readonly applied: Applied | null
}

/** The panel beside the page: the offer that was applied for, and the application's progress. */
export function Overview({ status, applied }: OverviewProps) {
  return (
    <Card as="section" labelledBy="applied" tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20} id="applied">
          {copy.applied}
        </Heading>
        {applied && <ChosenInsurer quote={applied.insurer} level={3} id="insurer" />}
        {status !== null && <FactList labelledBy="applied" facts={[{ label: copy.status, value: status }]} />}
        {applied && <FactList labelledBy="insurer" facts={applied.facts} isPriced />}
      </Stack>
    </Card>
  )
}
