import type { ReactNode } from 'react'
import { hidden } from './visuallyHidden.css.ts'

/** Text for assistive technology only. */
export type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h2' | undefined
  id?: string | undefined
  children: ReactNode
}

export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  )
}
