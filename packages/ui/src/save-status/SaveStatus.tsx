import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import * as styles from './saveStatus.css.ts'

/** Whether the answers are safe: the passing word `Saved`, and a lasting line on what was sent where. */
export type SaveStatusProps = {
  state: 'idle' | 'saving' | 'saved'
  savingText: string
  savedText: string
  line?: string | undefined
  lineTone?: keyof typeof styles.tone | undefined
  action?: { label: string; onPress: () => void } | undefined
}

export function SaveStatus({
  state,
  savingText,
  savedText,
  line,
  lineTone = 'calm',
  action,
}: SaveStatusProps) {
  return (
    <div className={styles.saveStatus}>
      <div role="status" className={styles.status}>
        {state === 'saving' && <span>{savingText}</span>}
        {state === 'saved' && (
          <span className={styles.flash}>
            <Icon of={CheckIcon} size="small" />
            {savedText}
          </span>
        )}
        {line && <span className={styles.tone[lineTone]}>{line}</span>}
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
