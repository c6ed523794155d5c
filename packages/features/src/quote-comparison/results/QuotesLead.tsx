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
      <span>
        {[
          differing === 0 ? exact(offers.length) : lead.some(offers.length),
          least === most ? lead.at : lead.from,
        ].join('')}
      </span>
      <Amount cents={least} />
      {least < most && (
        <span>
          <span>{lead.to}</span>
          <Amount cents={most} />
        </span>
      )}
      <span>{` ${premiumCopy.per[first.frequency]}.`}</span>
      {differing > 0 && <span>{differ(differing, offers.length)}</span>}
    </Text>
  )
}

function Amount({ cents }: { readonly cents: number }) {
  return (
    <b className={styles.amount} translate="no">
      {formatWholeCents(cents)}
    </b>
  )
}
