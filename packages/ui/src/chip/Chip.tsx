import type { ReactElement } from 'react'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './chip.css.ts'

/** Props of `Chip`. Its name is the label and the amount. */
export type ChipProps = {
  /** Name of the value, in a few words: the first part of the accessible name. */
  label: string
  /** The value that a press chooses, such as `$1,050,000`. */
  amount?: string | undefined
  /** Whether this value is chosen now. */
  pressed: boolean
  /** Called on each press, also while it is `pressed`. */
  onPress: () => void
}

/** A value that one press chooses. The chip stays in its row, marked, while that value is chosen. */
export function Chip({ label, amount, pressed, onPress }: ChipProps): ReactElement {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      <span>{label}</span>
      {amount && (
        <>
          {' '}
          <span className={styles.amount} translate={verbatim(amount)}>
            {amount}
          </span>
        </>
      )}
    </button>
  )
}
