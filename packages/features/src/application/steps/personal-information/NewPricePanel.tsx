import { ArrowRightIcon, BulletList, Icon, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import type { Offer } from '../../answers.ts'
import type { PricedPayment } from '../../price.ts'
import { comparedPrices } from './comparedPrices.ts'
import { informationCopy } from './copy.ts'
import * as styles from './newPrice.css.ts'
import type { NewPrice } from './newPrice.ts'

const copy = informationCopy.differs

interface NewPricePanelProps {
  readonly before: Offer
  readonly newPrice: NewPrice
  readonly payment: PricedPayment
}

/** The price before and after, side by side, and what else the new one changes. */
export function NewPricePanel({ before, payment, newPrice: { offer, changes } }: NewPricePanelProps) {
  const { frequency, from, to } = comparedPrices(before, offer, payment)
  const words = (cents: number) => `${formatWholeCents(cents)} ${premiumCopy.per[frequency]}`
  return (
    <Stack gap={16}>
      <div className={styles.prices}>
        <p className={styles.price}>
          {copy.now} <span className={styles.amount}>{words(from)}</span>
        </p>
        <Icon of={ArrowRightIcon} />
        <p className={styles.price}>
          {copy.withDetails} <strong className={styles.changed}>{words(to)}</strong>
        </p>
      </div>
      <Text>{differenceWords(from, to, premiumCopy.per[frequency])}</Text>
      {changes.length > 0 && (
        <Stack gap={8}>
          <Text weight="medium">
            {copy.changes}
            <VisuallyHidden>:</VisuallyHidden>
          </Text>
          <BulletList items={changes} />
        </Stack>
      )}
    </Stack>
  )
}

function differenceWords(from: number, to: number, per: string): string {
  if (from === to) return copy.same
  const amount = `${formatWholeCents(Math.abs(to - from))} ${per}`
  return to > from ? copy.more(amount) : copy.less(amount)
}
