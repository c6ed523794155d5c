import * as styles from './layout.css.ts'
import type { PairProps } from './PairProps.ts'

/** Main content and a panel, each in its column. */
export function Beside({
  aside,
  asideLabel,
  perch,
  sticky,
  isForm,
  children,
}: PairProps & { isForm: boolean }) {
  const form = isForm ? ` ${styles.formWide}` : ''
  const columns = isForm ? styles.pair : aside ? styles.withSide : undefined
  return (
    <div className={columns}>
      <div className={`${styles.main} ${styles.pageTop}${form}`}>{children}</div>
      {aside && (
        <aside
          aria-label={asideLabel}
          className={`${styles.aside}${form}${sticky ? ` ${styles.sticky}` : ''}`}
        >
          {perch && (
            <div aria-hidden="true" className={styles.perch}>
              {perch}
            </div>
          )}
          {aside}
        </aside>
      )}
    </div>
  )
}
