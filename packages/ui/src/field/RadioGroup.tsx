import { type ReactElement, useRef } from 'react'
import { Choice, type ChoiceOption } from './Choice.tsx'
import * as styles from './choice.css.ts'
import { FieldGroup, type LegendLook } from './FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** Props of `RadioGroup`. `value` is null while nothing is chosen; a choice cannot be taken back. */
export type RadioGroupProps<T extends string> = LegendField & {
  options: readonly ChoiceOption<T>[]
  value: T | null
  onChange: (value: T) => void
  /** `inline` puts short answers side by side. Default `stack`. */
  layout?: 'stack' | 'inline' | undefined
  /** Frames each answer. */
  cards?: boolean | undefined
  /** Frames the answers and puts so many side by side from a tablet's width. For answers of a few words and a sentence. */
  columns?: 2 | 3 | undefined
  /** Default `heading`. */
  legendLook?: LegendLook | undefined
}

const LISTS = {
  stack: { plain: styles.list, cards: styles.cardList },
  inline: { plain: styles.inlineList, cards: styles.inlineCardList },
}

/** One answer out of a few, all in sight. Out of many: `Select`. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>): ReactElement {
  const { name, options, value, onChange, layout = 'stack', columns } = props
  const cards = props.cards || columns !== undefined
  const ref = useRef<HTMLFieldSetElement>(null)
  const id = fieldId(props)
  useAdoptOnMount(() => {
    const found = ref.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((candidate) => candidate.value === found)
    if (option && option.value !== value) onChange(option.value)
  })
  return (
    <FieldGroup field={props} role="radiogroup" legendLook={props.legendLook} ref={ref}>
      <div className={columns ? styles.cardColumns[columns] : LISTS[layout][cards ? 'cards' : 'plain']}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type="radio"
            id={optionId(id, index)}
            name={name}
            option={option}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            card={cards}
            upright={columns !== undefined}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
