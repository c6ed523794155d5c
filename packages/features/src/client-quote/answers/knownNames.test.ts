import { comparisonRequest } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleAnswer, exampleAnswers } from '../testing/exampleAnswers.ts'
import { type KnownNames, knownNames, withKnownNames } from './knownNames.ts'
import { quoteBody } from './quoteBody.ts'
import { quoteDraft } from './quoteDraft.ts'

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

const none: KnownNames = { firstName: null, lastName: null }

it('are those of the first policy holder, once they were found', async () => {
  const { services } = await page(null)
  expect(knownNames(services).now()).toEqual(none)
  await vi.waitFor(
    () => expect(knownNames(services).now()).toEqual({ firstName: 'Zoë', lastName: 'Example' }),
    {
      timeout: 20_000,
    },
  )
})

it('are none for a moment when somebody else signs in', async () => {
  const { services, become } = await page(null)
  await vi.waitFor(() => expect(knownNames(services).now().firstName).toBe('Zoë'), { timeout: 20_000 })
  become('bob')
  expect(knownNames(services).now()).toEqual(none)
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

/** As a page that was just loaded has it: whose session it is, and their names only once its token was renewed. */
function loadedSession(renewal: Promise<unknown>) {
  let names = none
  const session: Partial<Identity['session']> = {
    getState: () => ({
      status: 'signed-in',
      user: { id: 'ann', email: 'ann@example.com', ...names },
      rememberMe: true,
      sharedComputer: false,
      idleWarning: false,
    }),
    async getToken() {
      await renewal
      names = { firstName: 'Signe', lastName: 'Example' }
      return 'token'
    },
    subscribe: () => () => undefined,
  }
  const identity: Partial<Identity> = { session: session as Identity['session'] }
  return async () => identity as Identity
}

async function loadedPage(renewal: Promise<unknown>) {
  const saved: unknown[] = []
  const services = {
    ...fakePageServices({
      drafts: (senders) => openDrafts({ brand: crypto.randomUUID(), senders }),
      behave: exampleAnswer,
      onSave: (body) => saved.push(body),
    }),
    identity: loadedSession(renewal),
  }
  const draft = quoteDraft(services)
  await draft.ready()
  draft.update(() => exampleAnswers())
  return { services, draft, saved }
}

it('of a customer go with the first save after a load', async () => {
  const renewal = Promise.withResolvers<void>()
  const { draft, saved } = await loadedPage(renewal.promise)
  const enqueued = draft.enqueue()
  renewal.resolve()
  await enqueued
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 })
  expect(saved).toMatchObject([{ first_Name: 'Signe', last_Name: 'Example' }])
})

it('of a customer go with a comparison after a load', async () => {
  const { services } = await loadedPage(Promise.resolve())
  const request = comparisonRequest(exampleAnswers().quote, { clientId: 'c', allowAdjustments: false })
  if (!request) throw new Error('There is something to price')
  expect((await withKnownNames(services, request)).clients).toMatchObject([
    { first_Name: 'Signe', last_Name: 'Example' },
  ])
})

it('hold up no save while a token cannot be renewed', async () => {
  const { draft, saved } = await loadedPage(new Promise(() => undefined))
  await draft.enqueue()
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 })
  expect(saved).toMatchObject([{ first_Name: null, last_Name: null }])
})
