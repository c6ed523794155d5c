import { type ReactElement, type ReactNode, useRef } from 'react'
import { Choice, type ChoiceOption } from './Choice.tsx'
import * as styles from './choice.css.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** An answer that may be ticked; `reveal` is shown under it while it is. */
export type CheckboxOption<T extends string> = ChoiceOption<T> & { reveal?: ReactNode }

/** Props of `CheckboxGroup`. `value` and what `onChange` gets keep the order of `options`. */
export type CheckboxGroupProps<T extends string> = LegendField & {
  options: readonly CheckboxOption<T>[]
  value: readonly T[]
  onChange: (value: T[]) => void
  /** Frames each answer. */
  cards?: boolean | undefined
}

/** Any number of answers to one question. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>): ReactElement {
  const { name, options, value, onChange, cards, error } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  const id = fieldId(props)
  const pick = (ticked: (option: T) => boolean) =>
    options.map((option) => option.value).filter((option) => ticked(option))
  // What the boxes show, not what was last drawn: one that was ticked a moment ago may not be in `value` yet.
  const shown = () => {
    const boxes = ref.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    return pick((option) => Array.from(boxes).some((box) => box.value === option))
  }
  useAdoptOnMount(() => {
    const found = shown()
    if (found.join('\n') !== pick((option) => value.includes(option)).join('\n')) onChange(found)
  })
  return (
    <FieldGroup field={props} ref={ref}>
      <div className={cards ? styles.cardList : styles.list}>
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
                onChange={() => onChange(shown())}
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
