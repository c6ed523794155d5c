import type { ReactElement } from 'react'
import { Beside } from './Beside.tsx'
import type { PairProps } from './PairProps.ts'

/** A form of 40 rem directly beside a panel of 20 rem, the two in the middle of the page; under it below 64 rem. */
export function Pair(props: PairProps): ReactElement {
  return <Beside {...props} isForm />
}
