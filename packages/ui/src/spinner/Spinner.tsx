import type { ReactElement } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { Ring } from './Ring.tsx'
import * as styles from './spinner.css.ts'

/** What a `Spinner` says and how large it is. */
export type SpinnerProps = {
  /** What is under way, such as `Getting your quotes`. It is announced politely when the spinner appears in a page that is there. */
  label: string
  /** Shows the label for screen readers alone, where words beside the spinner say the same. */
  labelHidden?: boolean | undefined
  /** `text` is as high as a line of text, `large` stands alone in an empty place. Default `text`. */
  size?: 'text' | 'large' | undefined
}

/**
 * Says that something is under way whose length nobody knows. What loads into a place of a known size has a `Skeleton` instead,
 * and a `Button` has a spinner of its own while it is `busy`.
 */
export function Spinner({ label, labelHidden = false, size = 'text' }: SpinnerProps): ReactElement {
  return (
    <span role="status" className={`${styles.spinner} ${styles.size[size]}`}>
      <Ring />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  )
}
