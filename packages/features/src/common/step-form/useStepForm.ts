import type { InputValue, InputValues } from '@coverkit/flow'
import { type FlowAnswers, withInput, withoutInput } from '@coverkit/flow-draft'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { currentFields, type StepView } from './currentFields.ts'
import { type FieldMessages, messageOf } from './fieldMessages.ts'

export interface FieldError {
  readonly fieldId: string
  readonly message: string
}

interface Bound<Value, Change = Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Change) => void
  readonly error: string | undefined
}

export interface StepForm<Answers, Field extends string> {
  readonly answers: Answers
  readonly fields: InputValues<Field>
  /** All refusals of the last Continue that still hold, in screen order. */
  readonly errors: readonly FieldError[]
  /** Counts the presses of Continue, so that the same refusals are announced again. */
  readonly submitCount: number
  /** The code that reads the fields could not be had when Continue was pressed; pressing again tries again. */
  readonly unread: boolean
  text(name: Field): Bound<string>
  choice(name: Field): Bound<string | null, string>
  list(name: Field): Bound<readonly string[]>
  set(name: Field, value: InputValue): void
  readonly onSubmit: () => void
}

/**
 * Binds the fields of a form to its draft. Fields are read on Continue, not before; once refused, a field's error goes
 * as soon as it is right. What was typed is never changed or cleared.
 */
export function useStepForm<
  Answers extends FlowAnswers,
  Id extends string,
  Form extends string,
  Field extends string,
>(
  draft: FlowDraft<Answers, Id, Form>,
  form: Form,
  view: StepView<Answers, Field>,
  messages: FieldMessages<Field>,
  onRead: () => void,
): StepForm<Answers, Field> {
  const answers = useAtomValue(draft.answersAtom)
  const [submitCount, setSubmitCount] = useState(0)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [unread, setUnread] = useState(false)
  const fields = useMemo(() => currentFields(view, form, answers), [view, form, answers])

  const errors = useMemo(() => {
    if (refused.size === 0) return []
    return [...draft.readers.of(form).errors(fields)]
      .filter(([name]) => refused.has(name))
      .map(([name, error]) => ({
        name,
        fieldId: `field-${name}`,
        message: messageOf<string>(messages, name, error),
      }))
  }, [draft, form, fields, refused, messages])

  const set = useCallback(
    (name: Field, value: InputValue) => draft.update((current) => withInput(current, form, name, value)),
    [draft, form],
  )

  const onSubmit = useCallback(async () => {
    // Pressed before the stored draft was read: what was typed joins it first.
    const ready = await draft.ready().then(
      () => true,
      () => false,
    )
    setUnread(!ready)
    if (!ready) return
    setSubmitCount((count) => count + 1)
    const reader = draft.readers.of(form)
    const now = currentFields(view, form, draft.read().answers)
    const errors = reader.errors(now)
    setRefused(new Set(errors.keys()))
    if (errors.size > 0) return
    draft.update((current) => withoutInput(reader.submit(current, now), form))
    onRead()
  }, [draft, form, view, onRead])

  const errorOf = (name: Field) => errors.find((error) => error.name === name)?.message
  const textOf = (name: Field) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    answers,
    fields,
    errors,
    submitCount,
    unread,
    set,
    onSubmit,
    text: (name) => ({
      name,
      value: textOf(name),
      onChange: (value) => set(name, value),
      error: errorOf(name),
    }),
    choice: (name) => ({
      name,
      value: textOf(name) === '' ? null : textOf(name),
      onChange: (value) => set(name, value),
      error: errorOf(name),
    }),
    list: (name) => {
      const value = fields[name]
      return {
        name,
        value: typeof value === 'string' ? [] : value,
        onChange: (ticked) => set(name, ticked),
        error: errorOf(name),
      }
    },
  }
}
