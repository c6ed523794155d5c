import { type ReactElement, type ReactNode, useRef } from 'react'
import { Choice } from '../field/Choice.tsx'
import { FieldGroup, type LegendLook } from '../field/FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from '../field/fieldIds.ts'
import { useAdoptOnMount } from '../field/useAdoptOnMount.ts'
import * as styles from './yesNo.css.ts'

/** An answer of `YesNo`: what is emitted, sent and taken back as `value`. */
export type YesNoAnswer = 'yes' | 'no' | 'unsure'

/** Props of `YesNo`. `value` is null while nothing is chosen; a choice cannot be taken back. */
export type YesNoProps = LegendField & {
  /** The words of the answers; without `unsure` there are two. */
  texts: { yes: string; no: string; unsure?: string | undefined }
  value: YesNoAnswer | null
  onChange: (value: YesNoAnswer) => void
  /** Between the hint and the answers, such as a `Disclosure` that says why the question is put. */
  why?: ReactNode
  /** Default `question`; `label` where it stands among single fields. */
  legendLook?: LegendLook | undefined
}

const ANSWERS = ['yes', 'no', 'unsure'] as const

/** A question that takes a yes or a no, with targets 56 px high in columns that line up from one question to the next. */
export function YesNo(props: YesNoProps): ReactElement {
  const { name, texts, value, onChange, why, legendLook = 'question' } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  const id = fieldId(props)
  const answers = ANSWERS.flatMap((answer) => {
    const label = texts[answer]
    return label === undefined ? [] : [{ value: answer, label }]
  })
  useAdoptOnMount(() => {
    const found = ref.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const answer = ANSWERS.find((candidate) => candidate === found)
    if (answer && answer !== value) onChange(answer)
  })
  return (
    <FieldGroup
      field={props}
      role="radiogroup"
      legendLook={legendLook}
      beforeError={why && <div className={styles.why}>{why}</div>}
      ref={ref}
    >
      <div className={styles.room}>
        <div className={styles.targets}>
          {answers.map((option, index) => (
            <Choice
              key={option.value}
              type="radio"
              id={optionId(id, index)}
              name={name}
              option={option}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              card
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}
