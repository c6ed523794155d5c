import type { ReactElement, ReactNode } from 'react'
import { hidden } from './visuallyHidden.css.ts'

/** What is hidden from the eye, and in which element. */
export type VisuallyHiddenProps = {
  /** The element to render. Default `span`. */
  as?: 'span' | 'div' | 'h2' | undefined
  /** `id` of the element, for what it names or describes. */
  id?: string | undefined
  /** Words alone: no link, no button, no field. */
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
