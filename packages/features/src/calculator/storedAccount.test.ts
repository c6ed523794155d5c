import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { calculatorDraft } from './state.ts'
import stored from './storedAccount.fixture.json' with { type: 'json' }

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

/** A page of a customer whose account holds these answers, on a device that holds none. */
async function pageOf(answers: unknown) {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => {
      const isDraft = request.method === 'GET' && request.url.endsWith('/api/v1/drafts/calculator')
      const draft = { ...stored.account, answers }
      return isDraft ? Response.json({ draft }) : Response.json({}, { status: 501 })
    },
  })
  const customer = await fakeCustomer('ann').identity()
  const session: Identity['session'] = { ...customer.session, getToken: async () => 'token' }
  const fake = fakePageServices({
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
    behave: () => 'fail',
  })
  const draft = calculatorDraft({
    ...fake,
    client: async () => client,
    identity: async () => ({ ...customer, session }),
  })
  await draft.ready()
  return draft
}

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

it.each(stored.progress)('a calculation of the account opens on another device: $name', async (of) => {
  const draft = await pageOf({ ...stored.answers, progress: of.stored })
  const progress = { furthest: 'results', submitted: true, accountRev: 4 }
  await expect
    .poll(() => draft.read().answers, { timeout: PATIENCE })
    .toEqual({ ...stored.answers, progress })
})

it('one that cannot be read is set aside, and the visitor told', async () => {
  const input = { ...stored.answers.input, age: 'of before' }
  const draft = await pageOf({ ...stored.answers, input, progress: stored.progress[2]?.stored })
  await expect.poll(() => draft.record().status.loaded, { timeout: PATIENCE }).toBe('unreadable')
})
