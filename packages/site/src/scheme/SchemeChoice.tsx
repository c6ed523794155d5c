import * as styles from './scheme.css.ts'
import { schemeCopy } from './schemeCopy.ts'

/** The page's script sets it before a static footer is parsed; a later footer reads it from the root element. */
function showChoice(control: HTMLSelectElement | null): void {
  if (control) control.value = document.documentElement.dataset.scheme ?? 'device'
}

/** The choice of light or dark. Plain markup in every page; `startScheme` reads it. */
export function SchemeChoice() {
  return (
    <label className={styles.choice}>
      <span>{schemeCopy.label}</span>
      <select className={styles.control} data-scheme-choice="" ref={showChoice}>
        {Object.entries(schemeCopy.options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
