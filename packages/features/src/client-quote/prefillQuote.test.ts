import { openDrafts } from '@coverkit/drafts'
import { withRawInput } from '@coverkit/flow-draft'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { incomeProtectionView as incomeView } from '#cover-steps'
import { quoteDraft } from './answers/quoteDraft.ts'
import { prefillQuote } from './prefillQuote.ts'
import { view as personView } from './steps/personal-details/view.ts'

vi.mock('@coverkit/api-client', async (load) => ({
  ...(await load<object>()),
  loadOccupations: async () => [
    { id: 2, description: 'Accountant' },
    { id: 25, description: 'Blast hole driller' },
  ],
}))

const prefill = { age: 40, gender: 'F', isSmoker: false, state: 'NSW', annualEarnings: 95_000 } as const

function page() {
  const services = fakePageServices({
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
    behave: () => 'hang',
  })
  const draft = quoteDraft(services)
  return {
    services,
    draft,
    fields: () => currentFields(personView, 'personal-details', draft.read().answers),
    earnings: () => currentFields(incomeView, 'income-protection-cover', draft.read().answers).annualEarnings,
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
})

it('fills blank fields as if they were typed', async () => {
  const { services, fields, earnings } = page()
  await prefillQuote(services, prefill, undefined)
  expect(fields()).toMatchObject({ age: '40', gender: 'F', smoker: 'no', state: 'NSW', occupation: '' })
  expect(earnings()).toBe('95,000')
})

it('leaves what the visitor typed', async () => {
  const { services, draft, fields } = page()
  draft.update((answers) => withRawInput(answers, 'personal-details', 'age', '39'))
  await prefillQuote(services, prefill, undefined)
  expect(fields()).toMatchObject({ age: '39', gender: 'F' })
})

it('leaves a field blank that the visitor has cleared', async () => {
  const { services, draft, fields, earnings } = page()
  await prefillQuote(services, prefill, undefined)
  draft.update((answers) =>
    withRawInput(
      withRawInput(answers, 'personal-details', 'age', ''),
      'income-protection-cover',
      'annualEarnings',
      '',
    ),
  )
  await prefillQuote(services, prefill, undefined)
  expect(fields()).toMatchObject({ age: '', gender: 'F' })
  expect(earnings()).toBe('')
})

it('leaves an occupation cleared', async () => {
  const { services, draft, fields } = page()
  draft.update((answers) => withRawInput(answers, 'personal-details', 'occupationName', ''))
  await prefillQuote(services, { occupationId: 2 }, undefined)
  expect(fields()).toMatchObject({ occupation: '', occupationName: '' })
})

it.each([
  [2, undefined, 'Accountant'],
  [2, [25], ''],
  [99, undefined, ''],
])('the occupation %i of those %j is %s', async (occupationId, ids, name) => {
  const { services, fields } = page()
  await prefillQuote(services, { occupationId }, ids)
  expect(fields().occupationName).toBe(name)
  expect(fields().occupation).toBe(name && String(occupationId))
})
