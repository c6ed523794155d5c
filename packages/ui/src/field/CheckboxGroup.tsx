import type { ReactElement, ReactNode } from 'react'
import { Choice, type ChoiceOption } from './Choice.tsx'
import * as styles from './choice.css.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from './fieldIds.ts'
import { useTicked } from './useTicked.ts'

/** An answer that may be ticked; `reveal` is shown under it while it is. */
export type CheckboxOption<T extends string> = ChoiceOption<T> & { reveal?: ReactNode }

/** A question with any number of answers. */
export type CheckboxGroupProps<T extends string> = LegendField & {
  /** The answers in the order shown. */
  options: readonly CheckboxOption<T>[]
  /** The values of the ticked answers, in the order of the options. */
  value: readonly T[]
  /** Called with the values of all answers that are ticked now, in the order of the options. */
  onChange: (value: T[]) => void
  /** Frames each answer, for answers with a sentence under them. Default `false`. */
  cards?: boolean | undefined
  /** Frames the answers and puts two side by side from a tablet's width. */
  columns?: 2 | undefined
}

/** Any number of answers to one question. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>): ReactElement {
  const { name, options, value, columns, error } = props
  const { ref, shown } = useTicked<T, HTMLFieldSetElement>(props)
  const id = fieldId(props)
  const cards = props.cards || columns !== undefined
  return (
    <FieldGroup field={props} ref={ref}>
      <div className={columns ? styles.cardColumns[columns] : cards ? styles.cardList : styles.list}>
        {options.map((option, index) => {
          const checked = value.includes(option.value)
          return (
            <div key={option.value}>
              <Choice
                type="checkbox"
                id={optionId(id, index)}
                name={name}
                option={option}
                checked={checked}
                onChange={() => props.onChange(shown())}
                card={cards}
                invalid={Boolean(error)}
              />
              {checked && option.reveal && <div className={styles.reveal}>{option.reveal}</div>}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
