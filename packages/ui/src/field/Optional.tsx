import type { ReactElement } from 'react'
import { kitCopy } from '../copy.ts'
import { optional } from './field.css.ts'

/** The mark after the label of a field that may stay empty, parted from it by a space. */
export function Optional(): ReactElement {
  return (
    <>
      {' '}
      <span className={optional}>{kitCopy.optional}</span>
    </>
  )
}
