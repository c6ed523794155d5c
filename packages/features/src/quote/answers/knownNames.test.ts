import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleAnswers } from '../testing/exampleAnswers.ts'
import { knownNames } from './knownNames.ts'
import { quoteBody } from './quoteBody.ts'

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

async function page(customer: string | null) {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  const holders = [{ id: 'holder-1', firstName: 'Zoë', lastName: 'Example', email: null }]
  await drafts.save(rawKind('application', 1), 'a', { application: { holders } })
  const fake = fakeCustomer(customer)
  const services = {
    ...fakePageServices({ drafts: async () => drafts, behave: () => 'fail' }),
    identity: fake.identity,
  }
  return { services, become: fake.become }
}

const none = { firstName: null, lastName: null }

it('are those of the first policy holder, once they were found', async () => {
  const { services } = await page(null)
  expect(knownNames(services)()).toEqual(none)
  await vi.waitFor(() => expect(knownNames(services)()).toEqual({ firstName: 'Zoë', lastName: 'Example' }), {
    timeout: 20_000,
  })
})

it('are none for a moment when somebody else signs in', async () => {
  const { services, become } = await page(null)
  await vi.waitFor(() => expect(knownNames(services)().firstName).toBe('Zoë'), { timeout: 20_000 })
  become('bob')
  expect(knownNames(services)()).toEqual(none)
})

it('are saved with the quote', async () => {
  const { services } = await page(null)
  expect(quoteBody(services, exampleAnswers())).toMatchObject({ first_Name: null, last_Name: null })
  const names = { firstName: 'Zoë', lastName: 'Example' }
  expect(quoteBody(services, exampleAnswers(), names)).toMatchObject({
    first_Name: 'Zoë',
    last_Name: 'Example',
  })
})
