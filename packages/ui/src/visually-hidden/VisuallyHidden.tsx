import type { ReactElement, ReactNode } from 'react'
import { hidden } from './visuallyHidden.css.ts'

/** Props of `VisuallyHidden`: the content that is hidden from view, and its element. */
export type VisuallyHiddenProps = {
  /** The element to render. Default `span`. */
  as?: 'span' | 'div' | 'h2' | undefined
  /** `id` of the element, for elements that it names or describes. */
  id?: string | undefined
  /** Words alone: no link, no button, no field. */
  children: ReactNode
}

/** Text for assistive technology only. Never put a focusable element into it. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  )
}
