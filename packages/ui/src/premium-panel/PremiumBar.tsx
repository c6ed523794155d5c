import type { ReactElement } from 'react'
import { Button } from '../button/Button.tsx'
import { type Difference, DifferenceWords } from '../difference/DifferenceWords.tsx'
import { verbatim } from '../text/verbatim.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './premiumBar.css.ts'

/** Props of `PremiumBar`. Amounts are texts such as `$9,904.07`. */
export type PremiumBarProps = {
  /** Accessible name of the region. Not that of the panel. */
  title: string
  /** Says what the amount is: `After, a year`. */
  label: string
  /** The amount, formatted, such as `$9,904.07`. It does not wrap. */
  amount: string
  /** Difference from the current amount: `$136.49` is shown, and the arrow is read as `$136.49 more`. */
  difference: Difference & { short: string }
  /** Leads to the panel. */
  details: { onPress: () => void; children: string }
}

/**
 * The premium after a change at the foot of the window, while the panel has no room beside the page: below 64 rem.
 * The page's scroll padding keeps the focused element above it.
 */
export function PremiumBar({ title, label, amount, difference, details }: PremiumBarProps): ReactElement {
  return (
    <section aria-label={title} className={styles.bar}>
      <p className={styles.premium}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.amount} translate={verbatim(amount)}>
          {amount}
        </span>
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
