import type { MonthYearQuestion } from '@coverkit/core/questionnaire'
import { enterInput } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { shownInput } from '../shownInput.ts'
import { tidyBoxes } from '../tidyInput.ts'
import { BoxesField } from './BoxesField.tsx'

/** A month of a year, as numbers. */
export function MonthYearEntry({ id, question, form }: FieldProps<MonthYearQuestion>) {
  const { answers, typed } = form.state
  const [month = '', year = ''] = shownInput(question, answers.values[id], typed[id])
  return (
    <BoxesField
      name={id}
      legend={question.ask}
      hint={question.hint}
      boxes={[
        { label: copy.month, value: month },
        { label: copy.year, value: year },
      ]}
      onChange={(texts) => form.change((state) => enterInput(state, [id, question], texts, form.today))}
      format={(texts) => tidyBoxes(question, texts, form.today)}
      error={form.errorOf(id)}
    />
  )
}
