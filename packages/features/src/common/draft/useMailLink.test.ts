import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { DraftCopy, DraftStatus, DraftStore } from '@coverkit/flow-draft'
import { atom } from 'jotai'
import { expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { mailLinkMutation } from './useMailLink.ts'

const tracking = { clientId: 'c', draft: 'run', rev: 2, sentAt: '2026-11-21T09:00:00.000Z' }

/** A dialog over a draft that gives each copy of its answers an id of its own; the server answers as given. */
function dialog(...statuses: readonly number[]) {
  const ids: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const body = (await request.json()) as {
        readonly email: string
        readonly tracking: { readonly id: string }
      }
      ids.push(`${body.email} ${body.tracking.id}`)
      const isTaken = statuses[ids.length - 1] === 200
      return isTaken
        ? Response.json({ successful: true, expiresAt: '2026-11-28T09:00:00Z' })
        : Response.json({}, { status: statuses[ids.length - 1] ?? 500 })
    },
  })
  let copies = 0
  const store: Partial<DraftStore> = {
    async copy(): Promise<DraftCopy> {
      copies += 1
      return { flow: 'calculator', version: 3, answers: {}, tracking: { ...tracking, id: `id-${copies}` } }
    },
  }
  const draft = {
    flow: { name: 'calculator' },
    statusAtom: atom<DraftStatus>({ saveState: 'saved', place: 'device', loaded: 'none' }),
    words: undefined,
    store: async () => store as DraftStore,
  }
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  const run = mailLinkMutation(draft)({ ...fake, client: async () => client }, () => undefined)
  return { run, ids }
}

it('asks for the same link again while it may have been mailed, and for another one else', async () => {
  const { run, ids } = dialog(500, 500, 422, 500, 200)
  for (const email of [
    'sam@example.com',
    'sam@example.com',
    'sam@example.com',
    'sam@example.com',
    'alex@example.com',
  ])
    await run.send(email)
  expect(ids).toEqual([
    'sam@example.com id-1',
    'sam@example.com id-1',
    'sam@example.com id-1',
    'sam@example.com id-2',
    'alex@example.com id-3',
  ])
})

it('says until when the link works', async () => {
  const { run } = dialog(200)
  expect(await run.send('sam@example.com')).toMatchObject({
    status: 'done',
    content: 'sam@example.com',
    data: { expiresAt: '2026-11-28T09:00:00Z' },
  })
})
