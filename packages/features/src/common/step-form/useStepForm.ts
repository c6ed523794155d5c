import { type FlowAnswers, type Typed, type TypedFields, withoutTyped, withTyped } from '@coverkit/flow-draft'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { FlowDraft } from '../draft/createFlowDraft.ts'
import type { FieldFault } from './fieldFault.ts'
import { currentFields, type StepView } from './StepModel.ts'

/** Turns a refused field into the sentence that the visitor reads. */
export type FaultWords = (name: string, fault: FieldFault) => string

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

export interface StepForm<Answers> {
  readonly answers: Answers
  readonly fields: TypedFields
  /** All refusals of the last Continue that still hold, in screen order. */
  readonly errors: readonly FieldError[]
  /** Counts the presses of Continue, so that the same refusals are announced again. */
  readonly attempt: number
  /** The code that reads the fields could not be had when Continue was pressed; pressing again tries again. */
  readonly unread: boolean
  text(name: string): Bound<string>
  choice(name: string): Bound<string | null, string>
  list(name: string): Bound<readonly string[]>
  set(name: string, value: Typed): void
  readonly onSubmit: () => void
}

/**
 * Binds the fields of a step to its draft. Fields are read on Continue, not before; once refused, a field's error goes
 * as soon as it is right. What was typed is never changed or cleared.
 */
export function useStepForm<Answers extends FlowAnswers<Id>, Id extends string>(
  draft: FlowDraft<Answers, Id>,
  step: string,
  view: StepView<Answers>,
  words: FaultWords,
  onRead: () => void,
): StepForm<Answers> {
  const answers = useAtomValue(draft.answersAtom)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [unread, setUnread] = useState(false)
  const fields = useMemo(() => currentFields(view, step, answers), [view, step, answers])

  const errors = useMemo(() => {
    if (refused.size === 0) return []
    return [...draft.readers.of(step).faults(fields)]
      .filter(([name]) => refused.has(name))
      .map(([name, fault]) => ({ name, fieldId: `field-${name}`, message: words(name, fault) }))
  }, [draft, step, fields, refused, words])

  const set = useCallback(
    (name: string, value: Typed) => draft.update((current) => withTyped(current, step, name, value)),
    [draft, step],
  )

  const onSubmit = useCallback(async () => {
    // Pressed before the stored draft was read: what was typed joins it first.
    const ready = await draft.ready().then(
      () => true,
      () => false,
    )
    setUnread(!ready)
    if (!ready) return
    setAttempt((count) => count + 1)
    const reader = draft.readers.of(step)
    const now = currentFields(view, step, draft.read().answers)
    const faults = reader.faults(now)
    setRefused(new Set(faults.keys()))
    if (faults.size > 0) return
    draft.update((current) => withoutTyped(reader.submit(current, now), step))
    onRead()
  }, [draft, step, view, onRead])

  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  const textOf = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    answers,
    fields,
    errors,
    attempt,
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
        value: typeof value === 'string' || value === undefined ? [] : value,
        onChange: (ticked) => set(name, ticked),
        error: errorOf(name),
      }
    },
  }
}
