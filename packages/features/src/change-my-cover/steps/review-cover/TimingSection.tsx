import { formatDate, localDate } from '@coverkit/core'
import { type CoverChange, coolingOffCovers, effectiveDate } from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { Heading, Stack, Text } from '@coverkit/ui'
import { listed } from '#common/form/listed.ts'
import { coverNouns } from '#cover/terms'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.timing

interface TimingSectionProps {
  readonly change: CoverChange
  readonly policy: Policy | undefined
}

/** When the change begins, and what of it can be taken back afterwards. */
export function TimingSection({ change, policy }: TimingSectionProps) {
  const begins = effectiveDate(change, {
    today: localDate(new Date().toISOString()),
    nextDebit: policy?.nextDebitDate ?? null,
    nextAnniversary: policy?.nextAnniversaryDate ?? null,
  })
  const covers = coolingOffCovers(change).map((kind) => coverNouns[kind])
  return (
    <Stack as="section" labelledBy="timing" gap={12}>
      <Heading level={2} size={24} id="timing">
        {copy.title}
      </Heading>
      <Text measure>{begins.kind === 'day' ? copy.onDay(formatDate(begins.date)) : copy.onAcceptance}</Text>
      <Text measure>{covers.length > 0 ? copy.coolingOff(listed(covers)) : copy.noCoolingOff}</Text>
    </Stack>
  )
}
