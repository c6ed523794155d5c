import type { ReactElement } from 'react'
import { Button } from '../button/Button.tsx'
import { type Difference, DifferenceWords } from '../difference/DifferenceWords.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './premiumBar.css.ts'

/** Props of `PremiumBar`. Amounts are texts such as `$9,904.07`. */
export type PremiumBarProps = {
  /** Accessible name of the region. Not that of the panel. */
  title: string
  /** What the amount is: `After, a year`. */
  label: string
  /** The amount, formatted, such as `$9,904.07`. It stays in one piece. */
  amount: string
  /** How it compares with now: `$136.49` in sight, for which the arrow says `$136.49 more`. */
  difference: Difference & { short: string }
  /** Leads to the panel. */
  details: { onPress: () => void; children: string }
}

/**
 * The premium after a change at the foot of the window, for as long as the panel has no room beside the page: below 64 rem.
 * The page's scroll padding keeps what has the focus above it.
 */
export function PremiumBar({ title, label, amount, difference, details }: PremiumBarProps): ReactElement {
  return (
    <section aria-label={title} className={styles.bar}>
      <p className={styles.premium}>
        <span className={styles.label}>{label}</span> <span className={styles.amount}>{amount}</span>
      </p>
      <p className={styles.difference}>
        <span aria-hidden="true">
          <DifferenceWords direction={difference.direction} text={difference.short} />
        </span>
        <VisuallyHidden>{difference.text}</VisuallyHidden>
      </p>
      <Button size="small" onClick={details.onPress}>
        {details.children}
      </Button>
    </section>
  )
}
