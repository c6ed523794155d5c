import type { CoverKind } from '@coverkit/core'
import { Button, Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import { formatWholeCents } from '#quote/cents'
import { formatAdjustment } from '#quote/format-adjustment'
import { InsurerMark } from '#quote/insurer-mark'
import { PremiumBreakdown } from '#quote/premium-breakdown-view'
import { premiumCopy } from '#quote/premium-copy'
import { coverNames } from '#quote/terms-copy'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import * as styles from './quoteList.css.ts'
import { type WhyFacts, WhyThisPrice } from './WhyThisPrice.tsx'
import { YearlyComparison } from './YearlyComparison.tsx'

interface QuoteItemProps {
  readonly offer: Offer
  readonly kinds: readonly CoverKind[]
  readonly facts: WhyFacts
  readonly row: string
  readonly onChoose: ((code: string) => void) | undefined
  readonly choosing: string | null
}

export function QuoteItem({ offer, kinds, facts, row, onChoose, choosing }: QuoteItemProps) {
  const { code, name } = offer
  return (
    <li className={styles.item}>
      <div className={row}>
        <Insurer offer={offer} />
        <Price offer={offer} />
        <dl className={styles.covers}>
          {kinds.map((kind) => (
            <div key={kind} className={styles.cover}>
              <dt className={styles.coverName}>{coverNames[kind]}</dt>
              <dd className={styles.coverPrice}>{formatWholeCents(offer.covers[kind] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        {onChoose && (
          <div className={styles.choose}>
            <Button busy={choosing === code} busyLabel={comparisonCopy.saving} onClick={() => onChoose(code)}>
              <span>
                {comparisonCopy.choose} <span className={styles.onCard}>{name}</span>
              </span>
            </Button>
          </div>
        )}
      </div>
      <div className={styles.details}>
        <Disclosure summary={comparisonCopy.breakdown}>
          <Stack gap={24}>
            <PremiumBreakdown breakdown={offer.breakdown} frequency={offer.frequency} />
            <YearlyComparison offer={offer} />
          </Stack>
        </Disclosure>
        <Disclosure summary={comparisonCopy.why}>
          <WhyThisPrice offer={offer} facts={facts} />
        </Disclosure>
      </div>
    </li>
  )
}

function Insurer({ offer: { code, name, adjustments } }: { readonly offer: Offer }) {
  return (
    <div className={styles.insurer}>
      <InsurerMark code={code} />
      <div>
        <Heading level={3} size={17}>
          {name}
        </Heading>
        <Text size={15} tone="soft">
          {comparisonCopy.product(name)}
        </Text>
      </div>
      {adjustments.map((adjustment) => (
        <p key={adjustment.field} className={styles.adjustments}>
          {formatAdjustment(adjustment)}
        </p>
      ))}
    </div>
  )
}

function Price({ offer: { total, perYear, frequency, paidYearly } }: { readonly offer: Offer }) {
  return (
    <div className={styles.price}>
      <p className={styles.total}>
        {formatWholeCents(total)} <span className={styles.per}>{premiumCopy.per[frequency]}</span>
      </p>
      {paidYearly && (
        <>
          <p className={styles.yearly}>{comparisonCopy.inAll(formatWholeCents(perYear))}</p>
          <p className={styles.yearly}>{comparisonCopy.paidYearly(formatWholeCents(paidYearly.total))}</p>
        </>
      )}
    </div>
  )
}
