import type { ReactElement, ReactNode } from 'react'
import type { ChoiceOption } from '../field/Choice.tsx'
import type { LegendLook } from '../field/FieldGroup.tsx'
import type { LegendField } from '../field/fieldIds.ts'
import { RadioField } from '../field/RadioField.tsx'
import * as styles from './yesNo.css.ts'

/** An answer of `YesNo`: what is emitted, sent and taken back as `value`. */
export type YesNoAnswer = 'yes' | 'no' | 'unsure'

/** A question that is answered with yes or no. A choice cannot be taken back. */
export type YesNoProps = LegendField & {
  /** Labels of the answers; without `unsure` there are two. */
  texts: { yes: string; no: string; unsure?: string | undefined }
  /** The chosen answer; null while none is chosen. */
  value: YesNoAnswer | null
  /** Called with an answer when it is chosen. */
  onChange: (value: YesNoAnswer) => void
  /** Content between the hint and the answers, such as a `Disclosure` with the reason for the question. */
  why?: ReactNode
  /** How the legend looks; `label` where it stands among single fields. Default `question`. */
  legendLook?: LegendLook | undefined
}

/** A question that takes a yes or a no, with targets 56 px high in columns that line up from one question to the next. */
export function YesNo({ texts, why, legendLook = 'question', ...field }: YesNoProps): ReactElement {
  const answers: ChoiceOption<YesNoAnswer>[] = [
    { value: 'yes', label: texts.yes },
    { value: 'no', label: texts.no },
  ]
  if (texts.unsure) answers.push({ value: 'unsure', label: texts.unsure })
  return (
    <div className={styles.room}>
      <RadioField
        {...field}
        options={answers}
        legendLook={legendLook}
        beforeError={why && <div className={styles.why}>{why}</div>}
        list={styles.targets}
        cards
      />
    </div>
  )
}
