import type { InputValue, InputValues } from '@coverkit/flow'
import { type FlowAnswers, withoutInput, withRawInput } from '@coverkit/flow-draft'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { type Form, useForm } from '#common/form/useForm.ts'
import { type BoundFields, bindFields } from './bindFields.ts'
import { currentFields, type StepView } from './currentFields.ts'

export interface StepForm<Answers, Field extends string>
  extends Pick<Form<Field>, 'errors' | 'submitCount' | 'unread'>,
    BoundFields<Field> {
  readonly answers: Answers
  readonly fields: InputValues<Field>
  set(name: Field, value: InputValue): void
  readonly onSubmit: () => void
}

/** Binds the fields of a form to its draft, which keeps what is typed. `onRead`: the answers were read and are kept too. */
export function useStepForm<
  Answers extends FlowAnswers,
  Id extends string,
  FormId extends string,
  Field extends string,
>(
  draft: FlowDraft<Answers, Id, FormId>,
  id: FormId,
  view: StepView<Answers, Field>,
  onRead: () => void,
): StepForm<Answers, Field> {
  const answers: Answers = useAtomValue(draft.answersAtom)
  const fields = currentFields(view, id, answers)
  const values = { answers, fields }
  const form = useForm(values)
  // Memoised so that typing draws only the field that changes.
  const set = useCallback(
    (name: Field, value: InputValue) => draft.update((current) => withRawInput(current, id, name, value)),
    [draft, id],
  )
  const onSubmit = () =>
    void form.submit(
      async () => {
        // Pressed before the stored draft was read: what was typed joins it first.
        await draft.ready()
        const reader = draft.readers.of(id)
        return { reader, messages: (shown: typeof values) => reader.messages(shown.answers, shown.fields) }
      },
      ({ fields: read }, { reader }) => {
        draft.update((current) => withoutInput(reader.submit(current, read), id))
        onRead()
      },
      () => {
        const { answers } = draft.read()
        return { answers, fields: currentFields(view, id, answers) }
      },
    )

  const tidied = (name: Field, value: InputValue) =>
    draft.readers.known(id)?.tidied(answers, { ...fields, [name]: value }, name) ?? value
  return {
    ...form,
    answers,
    fields,
    set,
    onSubmit,
    ...bindFields({ fields, set, errorOf: form.errorOf, tidied }),
  }
}
