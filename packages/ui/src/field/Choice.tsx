import type { ReactElement, ReactNode } from 'react'
import * as styles from './choice.css.ts'
import { Optional } from './Optional.tsx'

/** One answer to choose. `disabledReason` says why it cannot be chosen. */
export type ChoiceOption<T extends string> = {
  /** Unique among the options of a group; what is emitted and sent. */
  value: T
  label: string
  /** A line below the label, read as the answer's description. */
  hint?: ReactNode
  disabled?: boolean | undefined
  /** Takes the place of the hint while `disabled`. */
  disabledReason?: string | undefined
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  option: ChoiceOption<string>
  checked: boolean
  onChange: (checked: boolean) => void
  card?: boolean | undefined
  /** The mark above the words where cards stand side by side. */
  upright?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  optional?: boolean | undefined
}

/** A radio button or checkbox with its words; the whole row is the target. */
export function Choice(props: ChoiceProps): ReactElement {
  const { type, id, name, option, checked, onChange, card, upright, invalid } = props
  const note = (option.disabled && option.disabledReason) || option.hint
  const described = [note ? `${id}-note` : '', props.describedBy ?? ''].filter(Boolean).join(' ')
  return (
    <label className={[styles.row, card ? styles.card : '', upright ? styles.upright : ''].join(' ').trim()}>
      <input
        type={type}
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-words`}
        aria-describedby={described || undefined}
        aria-invalid={invalid || undefined}
        className={`${styles.mark} ${type === 'radio' ? styles.round : styles.square}`}
      />
      <span>
        <span id={`${id}-words`} className={styles.words}>
          <span>{option.label}</span>
          {props.optional && <Optional />}
        </span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
