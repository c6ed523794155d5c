import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import * as styles from './saveStatus.css.ts'

/**
 * Whether the answers are safe: the passing word `Saved`, and a lasting line on what was sent where. Each is announced
 * when it changes and neither with the other; the note is not.
 */
export type SaveStatusProps = {
  state: 'idle' | 'saving' | 'saved'
  savingText: string
  savedText: string
  line?: string | undefined
  note?: string | undefined
  lineTone?: keyof typeof styles.tone | undefined
  /** Another line follows in a moment: this one is shown, and not announced. */
  isLinePassing?: boolean | undefined
  action?: SaveAction | undefined
  /** Something else that can be done with the answers. */
  offer?: SaveAction | undefined
}

type SaveAction = { label: string; onPress: () => void }

export function SaveStatus({
  state,
  savingText,
  savedText,
  line,
  note,
  lineTone = 'calm',
  isLinePassing = false,
  action,
  offer,
}: SaveStatusProps) {
  return (
    <div className={styles.saveStatus}>
      <div className={styles.status}>
        <div role="status" aria-busy={isLinePassing} className={styles.tone[lineTone]}>
          {line}
        </div>
        <div role="status">
          {state === 'saving' && savingText}
          {state === 'saved' && (
            <span className={styles.flash}>
              <Icon of={CheckIcon} size="small" />
              {savedText}
            </span>
          )}
        </div>
      </div>
      {note && <span>{note}</span>}
      {[action, offer].map(
        (act) =>
          act && (
            <button key={act.label} type="button" className={styles.action} onClick={act.onPress}>
              {act.label}
            </button>
          ),
      )}
    </div>
  )
}
