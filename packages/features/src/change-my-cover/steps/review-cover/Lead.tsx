import { formatCents } from '@coverkit/core'
import { type PolicyPreview, premiumChange } from '@coverkit/core/change-cover'
import { SampleLine, Stack, Text } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { PolicyLine } from '../../policy/PolicyLine.tsx'
import { reviewCopy } from './copy.ts'
import * as styles from './review.css.ts'

const { lead: copy, count } = reviewCopy

interface LeadProps {
  /** The number of changed rows in the table. */
  readonly rows: number
  /** An increase after a life event goes along. */
  readonly hasIncrease: boolean
  readonly preview: PolicyPreview | undefined
}

/** How much changes and what that does to the premium, as far as it is known. */
export function Lead(props: LeadProps) {
  const { rows, hasIncrease, preview } = props
  return (
    <Stack gap={12}>
      <Text size={20} tone="soft" measure>
        {rows === 0 && !hasIncrease ? copy.unchanged : <Counted {...props} />}
      </Text>
      <PolicyLine />
      {preview && rows > 0 && <SampleLine label={preview.label} />}
    </Stack>
  )
}

function Counted({ rows, hasIncrease, preview }: LeadProps) {
  const changes = rows + (hasIncrease ? 1 : 0)
  const total = preview && rows > 0 && totalOf(preview)
  const end = copy.end(hasIncrease)
  if (!total) return <span>{`${copy.only(count(changes))} ${copy.until}`}</span>
  const { difference, per } = total
  if (difference === 0) {
    return <span>{`${copy.changes(count(changes))} ${copy.same}${end} ${copy.until}`}</span>
  }
  return (
    <span>
      <span>{`${copy.changes(count(changes))} ${copy.and}`}</span>{' '}
      <strong className={styles.figure} translate="no">
        {formatCents(Math.abs(difference))}
      </strong>{' '}
      <span>{`${difference > 0 ? copy.more(per) : copy.less(per)}${end} ${copy.until}`}</span>
    </span>
  )
}

/** Returns the difference in the instalment; null when the insurer declines. */
function totalOf({ now, after }: PolicyPreview) {
  if (after === null) return null
  const { total, basis } = premiumChange(
    { frequency: now.paymentFrequency, premium: now.premium },
    { frequency: after.paymentFrequency, premium: after.premium },
  )
  return { difference: total.difference, per: premiumCopy.per[basis] }
}
