import { VisuallyHidden } from '@coverkit/ui'
import { comparisonCopy } from '../copy.ts'
import * as styles from './quoteList.css.ts'

interface CompareTickProps {
  readonly insurer: string
  readonly checked: boolean
  /** As many as fit side by side are chosen already. */
  readonly disabled: boolean
  readonly onChange: (checked: boolean) => void
}

/** Chooses an offer for the comparison side by side. The box is the browser's own, in the brand's colour. */
export function CompareTick({ insurer, checked, disabled, onChange }: CompareTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box24}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {comparisonCopy.compare}
        <VisuallyHidden>{` ${insurer}`}</VisuallyHidden>
      </span>
    </label>
  )
}
