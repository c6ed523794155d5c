import type { ReactElement, ReactNode } from 'react'
import { hidden } from './visuallyHidden.css.ts'

/** Props of `VisuallyHidden`. Default element: `span`. */
export type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h2' | undefined
  id?: string | undefined
  children: ReactNode
}

/** Text for assistive technology only. Never put anything into it that takes focus. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  )
}
