import { openDrafts } from '@coverkit/drafts'
import { withRawInput } from '@coverkit/flow-draft'
import { expect, it, vi } from 'vitest'
import { createPageServices } from '#common/page-services/index.ts'
import { currentFields } from '#common/step-form/currentFields.ts'
import { prefillCalculator } from './prefillCalculator.ts'
import { calculatorDraft } from './state.ts'
import { calculatorView } from './steps/calculatorView.ts'

it('fills age and salary, each where it is known, and leaves a cleared field blank', async () => {
  vi.stubGlobal('document', new EventTarget())
  const session = {
    ...createPageServices({ accountName: 'plain', apiUrl: '', cdnUrl: '' }),
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
  }
  const fields = () => {
    const { answers } = calculatorDraft(session).read()
    const { age, annualSalary } = currentFields(calculatorView, 'about-you', answers)
    return { age, annualSalary }
  }
  await prefillCalculator(session, { annualEarnings: 95_000 })
  expect(fields()).toEqual({ age: '', annualSalary: '95,000' })
  await prefillCalculator(session, { age: 40, annualEarnings: 1 })
  expect(fields()).toEqual({ age: '40', annualSalary: '95,000' })
  calculatorDraft(session).update((answers) => withRawInput(answers, 'about-you', 'age', ''))
  await prefillCalculator(session, { age: 40 })
  expect(fields()).toEqual({ age: '', annualSalary: '95,000' })
})
