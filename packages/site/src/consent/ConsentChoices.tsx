import * as styles from './consentBar.css.ts'
import { consentCopy } from './consentCopy.ts'

/** Asks the question again, at any time. An item of a list; seen only where a tag manager is configured. */
export function ConsentChoices() {
  return (
    <li className={styles.choices}>
      <button type="button" className={styles.choicesButton} data-consent="choose">
        {consentCopy.choices}
      </button>
    </li>
  )
}
