import { type FocusEvent, type ReactElement, useRef } from 'react'
import { kitCopy } from '../copy.ts'
import * as control from './control.css.ts'
import { part, partLabel, parts } from './dateField.css.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldId, type LegendField } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** The three texts of a date as typed, empty while untouched. They may not be a date: the caller parses them. */
export type DateParts = { day: string; month: string; year: string }

/** A question for a date. */
export type DateFieldProps = LegendField & {
  /** The three texts as typed, empty while untouched. */
  value: DateParts
  /** Called with all three texts after each key. */
  onChange: (value: DateParts) => void
  /** `bday` lets the browser fill a date of birth; a section, as in `section-partner bday`, whose it is. */
  autoComplete?: 'bday' | `section-${string} bday` | undefined
  /**
   * Tidies the texts when the visitor leaves all three, such as `March` to `3`, or a whole date that was pasted into one of
   * them, so that they say how they were read; returns what is no date unchanged.
   */
  format?: ((value: DateParts) => DateParts) | undefined
}

const PARTS = ['day', 'month', 'year'] as const
const SAME = (one: DateParts, other: DateParts) => PARTS.every((key) => one[key] === other[key])

/** A date as day, month and year, typed into three fields under one legend. */
export function DateField(props: DateFieldProps): ReactElement {
  const { name, value, onChange, autoComplete, error } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  const read = (key: string) =>
    ref.current?.querySelector<HTMLInputElement>(`[name="${name}-${key}"]`)?.value ?? ''
  // Reads the inputs, not the last render: a part typed a moment ago may not be in `value` yet.
  const shown = () => ({ day: read('day'), month: read('month'), year: read('year') })
  useAdoptOnMount(() => {
    const found = shown()
    if (!SAME(found, value)) onChange(found)
  })
  const leave = ({ relatedTarget }: FocusEvent) => {
    const found = shown()
    const tidy = ref.current?.contains(relatedTarget) ? found : (props.format?.(found) ?? found)
    if (!SAME(tidy, found)) onChange(tidy)
  }
  return (
    <FieldGroup field={props} legendLook="label" ref={ref}>
      <div className={parts}>
        {PARTS.map((key) => (
          <label key={key} className={part[key]}>
            <span className={partLabel}>{kitCopy[key]}</span>
            <span className={control.frame}>
              <input
                id={key === 'day' ? fieldId(props) : `${fieldId(props)}-${key}`}
                name={`${name}-${key}`}
                value={value[key]}
                onChange={() => onChange(shown())}
                onBlur={leave}
                inputMode="numeric"
                autoComplete={autoComplete && `${autoComplete}-${key}`}
                aria-invalid={error ? true : undefined}
                className={`${control.input} ${control.amount}`}
              />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
