import { formatDate, localDate } from '@coverkit/core'
import {
  type CoverChange,
  coolingOffCovers,
  coverChanges,
  coversOf,
  effectiveDate,
  needsHealthQuestions,
  type PolicyField,
} from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { Heading, Stack, Text } from '@coverkit/ui'
import { listed } from '#common/form/listed.ts'
import { COVER_WORDS } from '#cover/words'
import { reviewCopy } from './copy.ts'

const copy = reviewCopy.timing

interface TimingSectionProps {
  readonly change: CoverChange
  readonly policy: Policy | undefined
}

/** When the change begins, and what of it can be taken back afterwards. */
export function TimingSection({ change, policy }: TimingSectionProps) {
  return (
    <Stack as="section" labelledBy="timing" gap={12}>
      <Heading level={2} size={24} id="timing">
        {hasEnd(change) ? copy.endTitle : copy.title}
      </Heading>
      <Text measure>{startText(change, policy)}</Text>
      <Text measure>{coolingOffText(change)}</Text>
    </Stack>
  )
}

/** Names the day where it lies ahead: a change dated today starts when the insurer has made it. */
function startText(change: CoverChange, policy: Policy | undefined): string {
  const today = localDate(new Date().toISOString())
  const begins = effectiveDate(change, {
    today,
    nextDebit: policy?.nextDebitDate ?? null,
    nextAnniversary: policy?.nextAnniversaryDate ?? null,
  })
  if (begins.kind === 'on-acceptance') return copy.onAcceptance
  if (begins.date <= today) return copy.onceMade
  const date = formatDate(begins.date)
  return hasEnd(change) ? copy.endsOn(date) : copy.onDay(date)
}

/** Whether the policy ends, as no cover is left. */
const hasEnd = ({ after }: CoverChange) => coversOf(after.quote).length === 0

const PAYMENT_FIELDS: readonly PolicyField[] = ['paymentFrequency', 'paymentMethod', 'outsidePaymentMethod']

function coolingOffText(change: CoverChange): string {
  const covers = coolingOffCovers(change).map((kind) => COVER_WORDS[kind].noun)
  if (covers.length > 0) return copy.coolingOff(listed(covers))
  const { covers: rows, policy: terms } = coverChanges(change)
  const isLess = rows.every(({ kind }) => kind === 'decreased' || kind === 'removed')
  const addsNothing = terms.every(
    ({ field, after }) => PAYMENT_FIELDS.includes(field) || (field === 'indexation' && after !== 'on'),
  )
  const hasNone = isLess && addsNothing && !needsHealthQuestions(change)
  return hasNone ? copy.noCoolingOff : copy.unknownCoolingOff
}
