import { type Key, UNSURE } from '@coverkit/core/questionnaire'
import { Checkbox } from '@coverkit/ui'
import { chooseAnswer } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { QuestionnaireForm } from '../QuestionnaireForm.ts'

interface UnsureBoxProps {
  readonly id: Key
  readonly form: QuestionnaireForm
}

/** "I am not sure" as the answer to a question that is typed; typing takes it back. */
export function UnsureBox({ id, form }: UnsureBoxProps) {
  return (
    <Checkbox
      name={`${id}-unsure`}
      label={copy.unsure}
      checked={form.state.answers.values[id] === UNSURE}
      onChange={(isTicked) => form.change((state) => chooseAnswer(state, id, isTicked ? UNSURE : null))}
    />
  )
}
