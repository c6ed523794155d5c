import type { DateQuestion } from '@coverkit/core/questionnaire'
import { DateField } from '@coverkit/ui'
import { datePartsOf, inputOfParts } from '#fields/controls'
import { enterInput } from '../changeInput.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { shownInput } from '../shownInput.ts'
import { tidyBoxes } from '../tidyInput.ts'

/** A day, month and year. */
export function DateEntry({ id, question, form }: FieldProps<DateQuestion>) {
  const { answers, typed } = form.state
  const shown = shownInput(question, answers.values[id], typed[id])
  return (
    <DateField
      name={id}
      legend={question.ask}
      hint={question.hint}
      optional={!question.required}
      value={datePartsOf(shown)}
      onChange={(parts) =>
        form.change((state) => enterInput(state, [id, question], inputOfParts(parts), form.today))
      }
      format={(parts) => datePartsOf(tidyBoxes(question, inputOfParts(parts), form.today))}
      error={form.errorOf(id)}
    />
  )
}
