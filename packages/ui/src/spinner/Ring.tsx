import type { ReactElement } from 'react'
import { ring } from './spinner.css.ts'

/** The turning ring alone, for what says in words of its own what is under way. */
export function Ring(): ReactElement {
  return <span className={ring} aria-hidden="true" />
}
