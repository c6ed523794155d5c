import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import * as styles from './saveStatus.css.ts'

/** Props of `SaveStatus`. Say "saved" only of stored answers. */
export type SaveStatusProps = {
  /** State of the transient text: none, `savingText`, or `savedText`. */
  state: 'idle' | 'saving' | 'saved'
  /** Text while an answer is being stored, such as `Saving`. */
  savingText: string
  /** Text once it is stored, such as `Saved`. */
  savedText: string
  /** State of what was sent to us: that we have it, or that it was not sent yet. */
  line?: string | undefined
  /** Shown after the line and never announced. */
  note?: string | undefined
  /** How urgent the line is. Default `calm`. */
  lineTone?: 'calm' | 'warn' | 'error' | undefined
  /** Another line follows in a moment, so this one is shown but not announced. Default `false`. */
  isLinePassing?: boolean | undefined
  /** Action for the line, such as a retry. */
  action?: SaveAction | undefined
  /** Another action on the answers. */
  offer?: SaveAction | undefined
  /**
   * Moves a calm status to the end of the `StepBar`'s row in a `FlowFrame` that is wide enough; a status that
   * needs an answer stays beside the actions.
   */
  isAbove?: boolean | undefined
}

/** A button of the line: its words, which are unique in it, and what a press does. */
type SaveAction = { label: string; onPress: () => void }

/**
 * Whether the answers are safe: the transient text `Saved`, and a lasting line on what was sent to us. Each
 * is announced when it changes and neither with the other; the note is not.
 */
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
  isAbove = false,
}: SaveStatusProps): ReactElement {
  return (
    <div className={styles.saveStatus}>
      <div className={isAbove && lineTone === 'calm' ? `${styles.status} ${styles.above}` : styles.status}>
        <div role="status" aria-busy={isLinePassing} className={styles.tone[lineTone]}>
          {line}
        </div>
        <div role="status">
          {state === 'saving' && <span>{savingText}</span>}
          {state === 'saved' && (
            <span className={styles.flash}>
              <Icon of={CheckIcon} size="small" />
              <span>{savedText}</span>
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
