import type { ReactElement, ReactNode } from 'react'
import { Choice, type ChoiceOption } from './Choice.tsx'
import { FieldGroup, type LegendLook } from './FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from './fieldIds.ts'
import { useAdoptedChoice } from './useAdoptOnMount.ts'

/** A question with all its answers visible, before their arrangement is decided. */
export type RadioFieldProps<T extends string> = LegendField & {
  options: readonly ChoiceOption<T>[]
  value: T | null
  onChange: (value: T) => void
  legendLook?: LegendLook | undefined
  beforeError?: ReactNode
  /** Class of the list of answers. */
  list: string | undefined
  cards?: boolean | undefined
  upright?: boolean | undefined
}

export function RadioField<T extends string>(props: RadioFieldProps<T>): ReactElement {
  const { name, options, value, onChange, legendLook, beforeError, list, cards, upright } = props
  const ref = useAdoptedChoice(options, value, onChange)
  const id = fieldId(props)
  return (
    <FieldGroup field={props} role="radiogroup" legendLook={legendLook} beforeError={beforeError} ref={ref}>
      <div className={list}>
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
            upright={upright}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
