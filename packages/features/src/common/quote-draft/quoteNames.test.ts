import { quoteSteps } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { expect, it } from 'vitest'
import type { StepForm } from '../step-form/useStepForm.ts'
import type { QuoteAnswers } from './quoteAnswers.ts'
import { emptyQuoteAnswers } from './quoteAnswers.ts'
import { type QuoteDraft, quoteFlow } from './quoteFlow.ts'
import { plan } from './quoteVisitor.fixture.ts'
import type { Field } from './steps/life-cover/view.ts'
import type { model as tpdModel } from './steps/tpd-cover/model.ts'

it('has its steps in order, each at the address of its id', () => {
  expect(quoteFlow.ids.map((id) => stepPath(quoteFlow, id))).toEqual([
    '/client-quote/select-covers',
    '/client-quote/life-cover',
    '/client-quote/tpd-cover',
    '/client-quote/critical-illness-cover',
    '/client-quote/income-protection-cover',
    '/client-quote/personal-details',
    '/client-quote/premium-type',
    '/client-quote/get-quote',
  ])
})

it('calls its steps what progress shows', () => {
  expect(quoteFlow.labels).toEqual({
    'select-covers': 'Covers',
    'life-cover': 'Life',
    'tpd-cover': 'TPD',
    'critical-illness-cover': 'Critical illness',
    'income-protection-cover': 'Income protection',
    'personal-details': 'About you',
    'premium-type': 'Premium',
    'get-quote': 'Get quotes',
  })
})

it('asks what the core asks, in its order', () => {
  const empty = emptyQuoteAnswers()
  for (const entry of ['direct', 'calculator'] as const)
    expect(plan({ ...empty, entry })).toEqual(quoteSteps(empty.quote, { entry }))
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile(
  form: StepForm<QuoteAnswers, Field>,
  draft: QuoteDraft,
  { view, leaves }: typeof tpdModel,
) {
  form.text('amount')
  // @ts-expect-error: the step has no field of this name
  form.text('amuont')
  draft.readers.of('life-cover')
  // @ts-expect-error: no step of the quote has this id
  draft.readers.of('life-covers')
  // @ts-expect-error: a page is no form of the quote
  draft.readers.of('quote')
  // @ts-expect-error: the view shows no field of this name
  view(draft.read().answers).amuont
  // @ts-expect-error: no leaf of a field that is not there
  leaves.amuont
}
