import type { ReactElement } from 'react'
import * as styles from './chip.css.ts'

/** Props of `Chip`. Its name is the label and the amount. */
export type ChipProps = {
  /** What the value is, in a few words: the first part of the name. */
  label: string
  /** What a press gives, such as `$1,050,000`. */
  amount?: string | undefined
  /** Whether what it gives is what is chosen now. */
  pressed: boolean
  /** Called on each press, also while it is `pressed`. */
  onPress: () => void
}

/** A value to take with one press. It stays in its row, marked, while that value is chosen. */
export function Chip({ label, amount, pressed, onPress }: ChipProps): ReactElement {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      <span>{label}</span>
      {amount && (
        <>
          {' '}
          <span className={styles.amount}>{amount}</span>
        </>
      )}
    </button>
  )
}
