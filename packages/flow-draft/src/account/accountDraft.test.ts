import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { DraftServices } from '../DraftServices.ts'
import { accountDraft } from './accountDraft.ts'

const services = (token: string | null): DraftServices => ({
  store: createStore(),
  drafts: () => openDrafts({ brand: crypto.randomUUID() }),
  client: async () => client,
  flows: new Set(),
  identity: async () => ({ session: { getToken: async () => token } }),
})
const requested: string[] = []
const client = createApiClient({
  baseUrl: 'https://api.example',
  fetch: async (request) => {
    requested.push(new URL(request.url).pathname)
    return Response.json({ draft: null })
  },
})

it.each([
  ['calculator', '/api/v1/drafts/calculator'],
  ['client-quote', '/api/v1/drafts/client-quote'],
  ['application', '/api/v1/drafts/application'],
  ['change-my-cover', '/api/v1/drafts/change-my-cover'],
  ['transfer-policy', '/api/v1/drafts/transfer-policy'],
])('an account has a draft of %s at %s', async (flow, path) => {
  requested.length = 0
  expect(await (await accountDraft(services('token'), flow))?.load()).toBeNull()
  expect(requested).toEqual([path])
})

it.each(['change-cover', 'transfer', 'trip', 'constructor', ''])('and none of "%s"', async (flow) => {
  expect(await accountDraft(services('token'), flow)).toBeNull()
})

it('nobody has one without a token', async () => {
  expect(await accountDraft(services(null), 'calculator')).toBeNull()
})
