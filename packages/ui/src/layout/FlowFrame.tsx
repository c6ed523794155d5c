import type { ReactElement, ReactNode } from 'react'
import { Container } from './Container.tsx'
import * as styles from './layout.css.ts'

/** Props of `FlowFrame`: its width and its children. */
export type FlowFrameProps = {
  /** As wide as a page (72 rem) in place of a form and its panel (63 rem). Default `false`. */
  isWide?: boolean | undefined
  /** A `StepBar` or a way back, then the page. */
  children: ReactNode
}

/** The frame of a page of a flow: its width, and the place of a `SaveStatus` that is above. */
export function FlowFrame({ isWide = false, children }: FlowFrameProps): ReactElement {
  return (
    <Container width={isWide ? 'page' : 'pair'}>
      <div className={styles.flowFrame}>{children}</div>
    </Container>
  )
}
