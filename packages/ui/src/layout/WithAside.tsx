import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Main content with a quiet panel: beside it on wide screens, under it elsewhere. */
export type WithAsideProps = {
  aside?: ReactNode
  asideLabel?: string | undefined
  /** Comes first, above the content; heads the side column on wide screens. For the progress of a flow. */
  lead?: ReactNode
  /** Keeps the panel in sight beside a long column. Not together with a lead. */
  sticky?: boolean | undefined
  children: ReactNode
}

export function WithAside({ aside, asideLabel, lead, sticky, children }: WithAsideProps) {
  return (
    <div className={styles.withAside}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>{children}</div>
      {aside && (
        <aside aria-label={asideLabel} className={sticky ? styles.sticky : undefined}>
          {aside}
        </aside>
      )}
    </div>
  )
}
