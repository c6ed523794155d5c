import { useBrand } from '@coverkit/brand'
import { Link } from '@coverkit/ui'
import * as styles from './consentBar.css.ts'
import { consentCopy as copy } from './consentCopy.ts'

const STATES = ['accepted', 'rejected', 'signal'] as const

/**
 * The question about analytics. Plain markup in every page, static or of the app; `startConsentBar` shows it where a tag
 * manager is configured and the visitor has not decided.
 */
export function ConsentBar() {
  const { privacyPolicyLink } = useBrand()
  return (
    <section className={styles.bar} aria-labelledby="consent-title" data-consent-bar="" tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {copy.title}
          </h2>
          <p>
            {copy.text} <Link href={privacyPolicyLink}>{copy.privacy}</Link>
          </p>
          {STATES.map((state) => (
            <p key={state} className={styles.now} data-state={state}>
              {copy.now[state]}
            </p>
          ))}
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} data-consent="rejected">
            {copy.reject}
          </button>
          <button type="button" className={styles.button} data-consent="accepted">
            {copy.accept}
          </button>
        </div>
      </div>
    </section>
  )
}
