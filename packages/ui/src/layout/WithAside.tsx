import type { ReactElement, ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** Props of `WithAside`. `children` are the main content. */
export type WithAsideProps = {
  aside?: ReactNode
  /** Accessible name of the panel, which is a complementary landmark. */
  asideLabel?: string | undefined
  /** Comes first, above the content; heads the side column on wide screens. For the progress of a flow. */
  lead?: ReactNode
  /** Keeps the panel in sight beside a long column. Not together with a lead. */
  sticky?: boolean | undefined
  /** The content takes all the room that the panel leaves: for tables. */
  wide?: boolean | undefined
  children: ReactNode
}

/** Main content with a quiet panel: beside it on wide screens, under it elsewhere. */
export function WithAside({ aside, asideLabel, lead, sticky, wide, children }: WithAsideProps): ReactElement {
  return (
    <div className={wide ? `${styles.withAside} ${styles.wideMain}` : styles.withAside}>
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
