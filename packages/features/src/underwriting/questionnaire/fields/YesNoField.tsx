import type { GateQuestion, YesNoQuestion } from '@coverkit/core/questionnaire'
import { Disclosure, Text, YesNo, type YesNoAnswer } from '@coverkit/ui'
import { chooseGate } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'

const ANSWERS: readonly YesNoAnswer[] = ['yes', 'no', 'unsure']

/** A gate or another question that takes a yes or a no. */
export function YesNoField({ id, question, form, isFollowUp }: FieldProps<GateQuestion | YesNoQuestion>) {
  const value = form.state.answers.values[id]
  return (
    <YesNo
      name={id}
      legend={question.ask}
      legendLook={isFollowUp ? 'label' : 'question'}
      hint={question.hint}
      optional={!question.required}
      why={
        question.why && (
          <Disclosure summary={copy.why}>
            <Text measure>{question.why}</Text>
          </Disclosure>
        )
      }
      texts={{ yes: copy.yes, no: copy.no, unsure: question.unsure ? copy.unsure : undefined }}
      value={ANSWERS.find((answer) => answer === value) ?? null}
      onChange={(chosen) => form.change((state) => chooseGate(state, [id, question], chosen, form.newRowId))}
      error={form.errorOf(id)}
    />
  )
}
