import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { storyAnswers } from '../testing/storyAnswers.ts'
import { mailMutation } from './mailMutation.ts'

it('mails once, however often an answer of the server is lost', async () => {
  const sent: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const body = (await request.json()) as {
        readonly accountName: string
        readonly contactEmail: string
        readonly tracking: { readonly id: string }
      }
      sent.push(`${body.accountName} ${body.contactEmail} ${body.tracking.id}`)
      return sent.length === 1
        ? Response.json({}, { status: 500 })
        : Response.json({ successful: true, id: 'one' })
    },
  })
  let ids = 0
  const tracking = async () => {
    ids += 1
    return { id: `id-${ids}`, clientId: 'c', draft: 'run', rev: 2, sentAt: '2026-11-21T09:00:00.000Z' }
  }
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  const run = mailMutation({ tracking })({ ...fake, client: async () => client }, () => undefined)
  const answers = storyAnswers('results')
  expect(await run.send({ answers, email: 'sam@example.com' })).toMatchObject({ status: 'failed' })
  expect(await run.send({ answers, email: 'sam@example.com' })).toMatchObject({ status: 'done' })
  await run.send({ answers, email: 'alex@example.com' })
  expect(sent).toEqual([
    'plain sam@example.com id-1',
    'plain sam@example.com id-1',
    'plain alex@example.com id-2',
  ])
})
