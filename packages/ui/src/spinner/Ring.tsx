import type { ReactElement } from 'react'
import { ring } from './spinner.css.ts'

/** The spinning ring alone, for components with a text of their own about the progress. */
export function Ring(): ReactElement {
  return <span className={ring} aria-hidden="true" />
}
