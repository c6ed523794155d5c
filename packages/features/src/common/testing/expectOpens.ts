import type { DraftKind } from '@coverkit/drafts'
import type { InputValues } from '@coverkit/flow'
import { type FlowAnswers, withoutInput } from '@coverkit/flow-draft'
import { expect } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'

/**
 * Expects that a stored draft opens which holds input of fields that its forms no longer have: they show and refuse what
 * they would without it, and submitting a form drops it.
 */
export function expectOpens<Answers extends FlowAnswers>(
  kind: DraftKind<Answers>,
  forms: ReadonlyMap<string, StepReader<Answers>>,
  { answers, gone }: { readonly answers: Answers; readonly gone: InputValues },
): void {
  const clean = kind.parse(JSON.parse(JSON.stringify({ ...answers, typed: {} })))
  const stored = kind.parse(JSON.parse(JSON.stringify({ ...answers, typed: gone })))
  for (const [id, form] of forms) {
    const fields = currentFields(form.view, id, stored)
    expect(fields).toEqual(form.view(clean))
    expect(form.messages(stored, fields)).toEqual(form.messages(clean, form.view(clean)))
  }
  expect([...forms.keys()].reduce((left, id) => withoutInput(left, id), stored)).toEqual(clean)
}
