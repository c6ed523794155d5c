import { Text } from '@coverkit/ui'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import * as styles from './quoteResults.css.ts'

interface QuotesLeadProps {
  readonly offers: readonly Offer[]
  /** Rules have changed what was asked for, so that no insurer offers exactly that. */
  readonly isChanged: boolean
}

/** How many insurers have a price, between which amounts, and whether all of it is what was asked for. */
export function QuotesLead({ offers, isChanged }: QuotesLeadProps) {
  const [first] = offers
  if (!first) return null
  const { lead } = comparisonCopy
  const totals = offers.map(({ total }) => total)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const differing = offers.filter(({ adjustments }) => adjustments.length > 0).length
  const exact = isChanged ? lead.left : lead.exact
  const differ = isChanged ? lead.differToo : lead.differ
  return (
    <Text size={20} tone="soft">
      {differing === 0 ? exact(offers.length) : lead.some(offers.length)}
      {least === most ? lead.at : lead.from}
      <Amount cents={least} />
      {least < most && (
        <>
          {lead.to}
          <Amount cents={most} />
        </>
      )}
      {` ${premiumCopy.per[first.frequency]}.`}
      {differing > 0 && differ(differing, offers.length)}
    </Text>
  )
}

function Amount({ cents }: { readonly cents: number }) {
  return <b className={styles.amount}>{formatWholeCents(cents)}</b>
}
