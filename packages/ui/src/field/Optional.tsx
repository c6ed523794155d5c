import type { ReactElement } from 'react'
import { kitCopy } from '../copy.ts'
import { optional } from './field.css.ts'

/** The mark after the label of an optional field, with a space before it. */
export function Optional(): ReactElement {
  return (
    <>
      {' '}
      <span className={optional}>{kitCopy.optional}</span>
    </>
  )
}
