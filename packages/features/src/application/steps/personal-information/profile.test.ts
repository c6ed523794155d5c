import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { fillFromProfile } from '#fields/holders/profile'
import { applicationDraft } from '../../state.ts'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { first } from './details.fixture.ts'
import { holderAnswers } from './holderAnswers.ts'
import { view } from './view.ts'

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

/** Renders the page, signed in or not, with a profile request that returns the given status. */
async function page(customer: ReturnType<typeof fakeCustomer>, status = 200) {
  const fetched = vi.fn(async (_request: Request) => {
    const user = { id: 'ann', first_Name: 'Ann', last_Name: 'Example', email: null }
    return Response.json(status === 200 ? user : {}, { status })
  })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: fetched })
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: customer.identity,
  }
  const draft = applicationDraft(services)
  await draft.ready()
  draft.update(() => exampleApplication())
  const firstName = () =>
    currentFields(view, 'personal-information', draft.read().answers)[first('firstName')]
  return { services, draft, fetched, firstName }
}

it('fills in the profile of who is signed in', async () => {
  const { services, draft, firstName } = await page(fakeCustomer('ann'))
  await fillFromProfile(services, draft, holderAnswers)
  expect(firstName()).toBe('Ann')
})

it('fills in nothing before the account’s copy of the answers was asked for', async () => {
  const { services, draft, fetched } = await page(fakeCustomer('ann'))
  await fillFromProfile(services, draft, holderAnswers)
  expect(fetched.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
    '/api/v1/drafts/application',
    '/api/v1/users',
  ])
})

it('asks for nothing while nobody is signed in', async () => {
  const { services, draft, fetched, firstName } = await page(fakeCustomer(null))
  await fillFromProfile(services, draft, holderAnswers)
  expect(fetched).not.toHaveBeenCalled()
  expect(firstName()).toBe('')
})

it.each([null, 'bob'])('fills in nothing of a customer who has left meanwhile: %s', async (next) => {
  const customer = fakeCustomer('ann')
  const { services, draft, fetched, firstName } = await page(customer)
  fetched.mockImplementation(async ({ url }) => {
    if (url.includes('/drafts/')) return Response.json({ draft: null })
    customer.become(next)
    return Response.json({ id: 'ann', first_Name: 'Ann', last_Name: 'Example', email: null })
  })
  await fillFromProfile(services, draft, holderAnswers).catch(() => undefined)
  expect(firstName()).toBe('')
})

it('leaves the fields blank where the profile cannot be had', async () => {
  const { services, draft, firstName } = await page(fakeCustomer('ann'), 501)
  await expect(fillFromProfile(services, draft, holderAnswers)).rejects.toThrow()
  expect(firstName()).toBe('')
})
