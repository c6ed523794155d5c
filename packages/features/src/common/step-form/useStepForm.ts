import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { FlowDraft } from '../draft/createFlowDraft.ts'
import {
  type FlowAnswers,
  type Typed,
  type TypedFields,
  withoutTyped,
  withTyped,
} from '../draft/flowAnswers.ts'
import { type FieldFault, faultsOf } from './fieldSchemas.ts'
import { currentFields, type StepModel } from './StepModel.ts'

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
export function useStepForm<Answers extends FlowAnswers<Id>, Id extends string, Read>(
  draft: FlowDraft<Answers, Id>,
  step: string,
  model: StepModel<Answers, Read>,
  words: FaultWords,
  onRead: () => void,
): StepForm<Answers> {
  const answers = useAtomValue(draft.answersAtom)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const fields = useMemo(() => currentFields(model, step, answers), [model, step, answers])

  const errors = useMemo(() => {
    if (refused.size === 0) return []
    const read = model.schema(fields).safeParse(fields)
    const faults = read.success ? new Map<string, FieldFault>() : faultsOf(read.error, fields)
    return [...faults]
      .filter(([name]) => refused.has(name))
      .map(([name, fault]) => ({ name, fieldId: `field-${name}`, message: words(name, fault) }))
  }, [model, fields, refused, words])

  const set = useCallback(
    (name: string, value: Typed) => draft.update((current) => withTyped(current, step, name, value)),
    [draft, step],
  )

  const onSubmit = useCallback(async () => {
    // Pressed before the stored draft was read: what was typed joins it first.
    await draft.ready()
    setAttempt((count) => count + 1)
    const now = currentFields(model, step, draft.read().answers)
    const read = model.schema(now).safeParse(now)
    if (!read.success) {
      setRefused(new Set(faultsOf(read.error, now).keys()))
      return
    }
    setRefused(new Set())
    draft.update((current) => withoutTyped(model.apply(current, read.data), step))
    onRead()
  }, [draft, step, model, onRead])

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
