import type { Question } from '@coverkit/core/questionnaire'
import { MoneyField, NumberField, TextArea, TextField, VisuallyHidden } from '@coverkit/ui'
import { enterInput } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { shownInput } from '../shownInput.ts'
import { tidyText } from '../tidyInput.ts'

type TextQuestion = Extract<Question, { readonly kind: 'text' }>
type OneText = Extract<Question, { readonly kind: 'count' | 'decimal' | 'money' | 'text' }>

/** A number, an amount, or words of the visitor's own. */
export function TextEntry({ id, question, form }: FieldProps<OneText>) {
  const { answers, typed } = form.state
  const shown = shownInput(question, answers.values[id], typed[id])
  const field = {
    name: id,
    label: question.ask,
    hint: question.hint,
    optional: !question.required,
    value: typeof shown === 'string' ? shown : '',
    onChange: (text: string) => form.change((state) => enterInput(state, [id, question], text, form.today)),
    format: (text: string) => tidyText(question, text, form.today),
    error: form.errorOf(id),
  }
  switch (question.kind) {
    case 'count':
      return <NumberField {...field} {...unitOf(question)} />
    case 'decimal':
      return <NumberField {...field} {...unitOf(question)} decimal />
    case 'money':
      return <MoneyField {...field} {...unitOf(question)} />
    case 'text':
      return question.lines === 'many' ? (
        <TextArea {...field} hint={withGeneticsHint(question)} rows={4} />
      ) : (
        <TextField {...field} hint={withGeneticsHint(question)} autoComplete="off" />
      )
  }
}

/** The unit beside the box, which is not read aloud there, and for those who listen at the end of the hint. */
function unitOf({ hint, unit }: { readonly hint?: string; readonly unit?: string }) {
  if (unit === undefined) return {}
  const spoken = (
    <span>
      {hint && <span>{hint}</span>} <VisuallyHidden>{unit}</VisuallyHidden>
    </span>
  )
  return { suffix: unit, hint: spoken }
}

/** Adds the note that genetic tests need no mention to every free text except names, places and plain facts. */
export function withGeneticsHint({ hint, factual }: Pick<TextQuestion, 'hint' | 'factual'>) {
  if (factual || hint?.includes(copy.noGenetics)) return hint
  return hint === undefined ? copy.noGenetics : `${hint} ${copy.noGenetics}`
}
