import { stepPath } from '@coverkit/flow'
import { expect, it } from 'vitest'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'
import type { model } from '../steps/premium-type/model.ts'
import type { Field } from '../steps/premium-type/view.ts'

it('names each step once: the id is its address', () => {
  for (const id of quoteFlow.ids) expect(stepPath(quoteFlow, id)).toBe(`/client-quote/${id}`)
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile(
  form: StepForm<QuoteAnswers, Field>,
  draft: QuoteDraftStore,
  { view, leaves }: typeof model,
) {
  form.text('premiumType')
  // @ts-expect-error: the step has no field of this name
  form.text('premuimType')
  draft.readers.of('life-cover')
  // @ts-expect-error: no step of the quote has this id
  draft.readers.of('life-covers')
  // @ts-expect-error: a page is no form of the quote
  draft.readers.of('quote')
  // @ts-expect-error: the view shows no field of this name
  view(draft.read().answers).premuimType
  // @ts-expect-error: no leaf of a field that is not there
  leaves.premuimType
}
