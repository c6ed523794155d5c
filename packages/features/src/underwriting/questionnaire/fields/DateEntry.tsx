import type { DateQuestion } from '@coverkit/core/questionnaire'
import { DateField } from '@coverkit/ui'
import { enterInput } from '../changeInput.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { shownInput } from '../shownInput.ts'

/** A day, month and year. */
export function DateEntry({ id, question, form }: FieldProps<DateQuestion>) {
  const { answers, typed } = form.state
  const [day = '', month = '', year = ''] = shownInput(question, answers.values[id], typed[id])
  return (
    <DateField
      name={id}
      legend={question.ask}
      hint={question.hint}
      optional={!question.required}
      value={{ day, month, year }}
      onChange={(parts) =>
        form.change((state) =>
          enterInput(state, [id, question], [parts.day, parts.month, parts.year], form.today),
        )
      }
      error={form.errorOf(id)}
    />
  )
}
