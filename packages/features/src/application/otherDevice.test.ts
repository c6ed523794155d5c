import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { beforeEach, expect, it, vi } from 'vitest'
import { exampleAnswer, exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { applicationSource } from './applicationSource.ts'
import { beginApplication } from './beginApplication.ts'

const CHOSEN_AT = '2026-11-21T00:00:00Z'
const quote = { ...exampleAnswers(), selected: exampleChosen('ACC', CHOSEN_AT) }
const begun = beginApplication(emptyAnswers(), quote)
const application: ApplicationAnswers = {
  ...begun,
  isConfirmed: true,
  progress: { ...begun.progress, furthest: 'duty-of-disclosure' },
}

/** A customer's device without answers, whose account has the quote and an application for it. */
async function emptyDevice(stored: Readonly<Record<string, unknown>>) {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  await drafts.setSubject('ann')
  const { identity } = fakeCustomer('ann')
  const requests: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const flow = request.url.split('/').at(-1) ?? ''
      requests.push(`${request.method} ${flow}`)
      const answers = stored[flow]
      const times = { savedAt: '2026-11-21T09:00:00Z', expiresAt: '2026-12-21T09:00:00Z' }
      const draft = answers ? { flow, rev: 3, version: 1, attempt: 'a', answers, ...times } : null
      return Response.json({ draft })
    },
  })
  const services = fakePageServices({ drafts: async () => drafts, behave: exampleAnswer })
  return { source: applicationSource({ ...services, identity, client: async () => client }), requests }
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()))
// Loads the lazy chunks before each test, so that the wait for the account ends.
beforeEach(async () => {
  const { source } = await emptyDevice({})
  await source.ready()
})

it('goes on with the application of the account, and begins none beside it', async () => {
  const { source, requests } = await emptyDevice({ 'client-quote': quote, application })
  await source.ready()
  expect(source.read().answers).toMatchObject({
    isConfirmed: true,
    offer: { chosen: { chosenAt: CHOSEN_AT } },
  })
  expect(source.read().state.furthest).toBe('duty-of-disclosure')
  expect(source.met?.().has('chosen-quote')).toBe(true)
  expect(requests.toSorted()).toEqual(['GET application', 'GET client-quote'])
})

it('begins one for the chosen quote of an account that has none', async () => {
  const { source } = await emptyDevice({ 'client-quote': quote })
  await source.ready()
  expect(source.read().answers).toMatchObject({
    isConfirmed: false,
    offer: { chosen: { chosenAt: CHOSEN_AT } },
  })
})
