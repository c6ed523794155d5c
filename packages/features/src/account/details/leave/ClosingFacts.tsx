import type { AccountClosing, RetainedRecord, RunningMatter } from '@coverkit/api-client'
import { chooseParts, useBrand } from '@coverkit/brand'
import { BulletList, Heading, Stack, Text } from '@coverkit/ui'
import { detailsCopy } from '../copy.ts'

const copy = detailsCopy.close
const DAYS_A_YEAR = 365.25

const years = ({ days }: RetainedRecord) => Math.ceil(days / DAYS_A_YEAR - 0.01)
const matter = ({ kind, name, reference }: RunningMatter) => copy.kinds[kind](name, reference)

const recordText = (one: RetainedRecord) => copy.record(one.what, one.why, years(one), one.source)

/** The effects of closing the account: what continues, what is deleted, and what the law has us retain. */
export function ClosingFacts({ closing: { running, retained } }: { readonly closing: AccountClosing }) {
  const brand = useBrand()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={3} size={17}>
          {copy.running}
        </Heading>
        {running.length === 0 ? (
          <Text measure>{chooseParts(copy.nothingRunning, brand)}</Text>
        ) : (
          <>
            <Text measure>{copy.runningText}</Text>
            <BulletList items={running.map(matter)} />
          </>
        )}
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size={17}>
          {copy.retained}
        </Heading>
        <Text measure>{copy.retainedText}</Text>
        <BulletList items={retained.map(recordText)} />
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size={17}>
          {copy.deleted}
        </Heading>
        <Text measure>{copy.deletedText}</Text>
      </Stack>
    </Stack>
  )
}
