import type { ReactElement } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { Ring } from './Ring.tsx'
import * as styles from './spinner.css.ts'

/** Props of `Spinner`: its label and its size. */
export type SpinnerProps = {
  /** Text such as `Getting your quotes`. Announced politely if the spinner appears in an existing page. */
  label: string
  /** Shows the label to screen readers only, where words beside the spinner say the same. */
  labelHidden?: boolean | undefined
  /** `text` is as high as a line of text, `large` is for an otherwise empty area. Default `text`. */
  size?: 'text' | 'large' | undefined
}

/**
 * Shows that something of unknown duration is in progress. Use a `Skeleton` where the size of the loading
 * content is known; a `Button` has a spinner of its own while it is `busy`.
 */
export function Spinner({ label, labelHidden = false, size = 'text' }: SpinnerProps): ReactElement {
  return (
    <span role="status" className={`${styles.spinner} ${styles.size[size]}`}>
      <Ring />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  )
}
