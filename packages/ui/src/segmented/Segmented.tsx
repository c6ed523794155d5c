import type { ReactElement, ReactNode } from 'react'
import { FieldGroup, type LegendLook } from '../field/FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from '../field/fieldIds.ts'
import { useAdoptedChoice } from '../field/useAdoptOnMount.ts'
import { Icon } from '../icon/Icon.tsx'
import { CornerDownRightIcon } from '../icon/icons.ts'
import * as styles from './segmented.css.ts'

/** An answer of a word or two. `disabledReason` says why it cannot be chosen; a disabled answer is not removed. */
export type SegmentedOption<T extends string> = {
  /** Unique among the options of a group; the value that is emitted and sent. */
  value: T
  label: string
  /** A second line, which ends the answer's name: `(1 month)` under `30 days`. */
  detail?: string | undefined
  disabled?: boolean | undefined
  /** Shown under the frame while `disabled`, and read with the answer. */
  disabledReason?: string | undefined
}

/** A question with two to four short answers. A choice cannot be taken back. */
export type SegmentedProps<T extends string> = LegendField & {
  /** Two to four, of at most 20 letters. */
  options: readonly SegmentedOption<T>[]
  /** The value of the chosen answer; null while none is chosen. */
  value: T | null
  /** Called with the value of an answer when it is chosen. */
  onChange: (value: T) => void
  /** Effect of the choice, shown under it; announced when it changes. */
  effect?: ReactNode
  /** Stacks the answers where a line has no room for them, for answers of more than one word. Default `false`. */
  stack?: boolean | undefined
  /** Takes half of a form's width: for two answers of one word. Default `false`. */
  narrow?: boolean | undefined
  /** Look of the legend; `label` for a question among single fields. Default `heading`. */
  legendLook?: LegendLook | undefined
}

/** One answer out of two to four short ones that share a frame. With a sentence each: `RadioGroup` with `columns`. */
export function Segmented<T extends string>(props: SegmentedProps<T>): ReactElement {
  const { name, options, value, onChange, effect, legendLook } = props
  const ref = useAdoptedChoice(options, value, onChange)
  const id = fieldId(props)
  const reasons = options.flatMap(({ disabled, disabledReason }) =>
    disabled && disabledReason ? [disabledReason] : [],
  )
  const reasonId = (reason: string) => `${id}-reason-${[...new Set(reasons)].indexOf(reason) + 1}`
  const arrangement = props.stack ? styles.stack : styles.among[options.length]
  return (
    <FieldGroup field={props} role="radiogroup" legendLook={legendLook} ref={ref}>
      <div className={props.narrow ? `${styles.room} ${styles.narrow}` : styles.room}>
        <div className={`${styles.frame} ${arrangement ?? ''}`}>
          {options.map((option, index) => (
            <Segment
              key={option.value}
              id={optionId(id, index)}
              name={name}
              option={option}
              checked={option.value === value}
              onChoose={() => onChange(option.value)}
              describedBy={
                option.disabled && option.disabledReason ? reasonId(option.disabledReason) : undefined
              }
            />
          ))}
        </div>
      </div>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} id={reasonId(reason)} className={styles.reason}>
          {reason}
        </p>
      ))}
      {effect !== undefined && <Effect>{effect}</Effect>}
    </FieldGroup>
  )
}

interface SegmentProps {
  readonly id: string
  readonly name: string
  readonly option: SegmentedOption<string>
  readonly checked: boolean
  readonly onChoose: () => void
  readonly describedBy: string | undefined
}

function Segment({ id, name, option, checked, onChoose, describedBy }: SegmentProps) {
  return (
    <label className={styles.segment}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={onChoose}
        aria-describedby={describedBy}
        className={styles.input}
      />
      <span className={styles.words}>{option.label}</span>
      {option.detail && <span className={styles.detail}>{` ${option.detail}`}</span>}
    </label>
  )
}

function Effect({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className={styles.effect}>
          <span className={styles.effectMark}>
            <Icon of={CornerDownRightIcon} />
          </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
