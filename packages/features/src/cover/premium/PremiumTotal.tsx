import type { PaymentFrequency } from '@coverkit/core'
import { formatWholeCents } from './cents.ts'
import { premiumCopy } from './premiumCopy.ts'
import * as styles from './premiumTotal.css.ts'

interface PremiumTotalProps {
  /** One instalment, in whole cents. */
  readonly total: number
  readonly frequency: PaymentFrequency
}

/** The total premium of an offer, at its payment frequency. */
export function PremiumTotal({ total, frequency }: PremiumTotalProps) {
  return (
    <p className={styles.total}>
      <span translate="no">{formatWholeCents(total)}</span>{' '}
      <span className={styles.per}>{premiumCopy.per[frequency]}</span>
    </p>
  )
}
