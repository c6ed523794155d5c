import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { queryClient } from '#common/queries/queryClient.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { readResumedDraft } from './queries.ts'

const draft = {
  flow: 'calculator',
  version: 1,
  attempt: 'b6e0f5b2-0f0e-4c39-9d6c-3f4a7f0c1b11',
  answers: { any: 'thing' },
  savedAt: '2026-11-21T09:05:00Z',
}

/** A page whose backend knows one code. */
function page() {
  const requests: unknown[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const body = (await request.json()) as { readonly code: string }
      requests.push(body)
      const isRight = body.code === '123456'
      return Response.json(isRight ? { successful: true, draft } : {}, { status: isRight ? 200 : 403 })
    },
  })
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  const services = { ...fake, client: async () => client }
  return { services, requests, link: { token: 'of-the-link', openId: 'of-the-page' } }
}

it('reads the draft behind a link for the right code, and tells what a wrong one gives', async () => {
  const { services, requests, link } = page()
  const [wrong, right] = await Promise.all([
    readResumedDraft(services, { ...link, code: '000000' }),
    readResumedDraft(services, { ...link, code: '123456' }),
  ])
  expect(wrong).toMatchObject({ ok: false, error: { kind: 'forbidden' } })
  expect(right).toEqual({ ok: true, value: draft })
  expect(requests).toEqual([
    { action: 'open', ...link, code: '000000' },
    { action: 'open', ...link, code: '123456' },
  ])
})

it('asks once for two presses, and again for a later one', async () => {
  const { services, requests, link } = page()
  const open = () => readResumedDraft(services, { ...link, code: '000000' })
  await Promise.all([open(), open()])
  expect(requests).toHaveLength(1)
  await open()
  expect(requests).toHaveLength(2)
})

it('leaves nothing of it in memory', async () => {
  const { services, link } = page()
  await readResumedDraft(services, { ...link, code: '123456' })
  await expect.poll(() => queryClient(services).getQueryCache().getAll()).toEqual([])
})
