import { homeCopy } from './homeCopy.ts'
import { insurers } from './insurerMarks.tsx'
import * as styles from './sharedSections.css.ts'

/** Marks and names of the insurers that are compared. */
export function InsurerStrip() {
  return (
    <section aria-labelledby="insurers" className={styles.strip}>
      <div className={styles.inner}>
        <h2 id="insurers" className={styles.stripHeading}>
          {homeCopy.insurers}
        </h2>
        <ul className={styles.insurers}>
          {insurers.map(({ code, name, mark }) => (
            <li key={code} className={styles.insurer}>
              <svg className={styles.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
                {mark}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
