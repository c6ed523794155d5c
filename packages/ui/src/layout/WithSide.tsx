import type { ReactElement } from 'react'
import { Beside } from './Beside.tsx'
import type { PairProps } from './PairProps.ts'

/** Main content that takes all the room beside a panel of 20 rem: for results and tables; the panel is under it below 64 rem. */
export function WithSide(props: PairProps): ReactElement {
  return <Beside {...props} isForm={false} />
}
