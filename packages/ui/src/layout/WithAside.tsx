import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Main content with a quiet panel: beside it on wide screens, under it elsewhere. */
export type WithAsideProps = { aside: ReactNode; asideLabel?: string | undefined; children: ReactNode }

export function WithAside({ aside, asideLabel, children }: WithAsideProps) {
  return (
    <div className={styles.withAside}>
      <div>{children}</div>
      <aside aria-label={asideLabel}>{aside}</aside>
    </div>
  )
}
