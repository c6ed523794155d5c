import type { ClaimDocument } from '@coverkit/core/claims'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import type { StoredUpload } from '#fields/files/queue'
import { uploadStore } from './uploadStore.ts'

type ClaimUpload = StoredUpload<ClaimDocument>

const row = (id: string, changes: Partial<ClaimUpload> = {}): ClaimUpload => ({
  id,
  claimId: 'claim-1',
  n: 1,
  document: 'doctorReport',
  name: 'report.pdf',
  size: 10,
  sent: 4,
  url: 'https://api.example/api/v1/uploads/one',
  fingerprint: 'ab',
  ...changes,
})

async function opened() {
  const drafts = await openDrafts({ brand: `test-${crypto.randomUUID()}` })
  return { drafts, store: uploadStore(async () => drafts) }
}

it('stores each upload once, as it was stored last, and forgets what is removed', async () => {
  const { store } = await opened()
  await store.put(row('a'))
  await store.put(row('b', { n: 2 }))
  await store.put(row('a', { sent: 9 }))
  expect(await store.list()).toEqual([row('b', { n: 2 }), row('a', { sent: 9 })])
  await store.remove('b')
  expect(await store.list()).toEqual([row('a', { sent: 9 })])
  await store.remove('a')
  await store.remove('a')
  expect(await store.list()).toEqual([])
})

it('loses nothing when uploads are stored at the same time', async () => {
  const { store } = await opened()
  await Promise.all(['a', 'b', 'c', 'd'].map((id, index) => store.put(row(id, { n: index + 1 }))))
  expect((await store.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

it('has nothing left after a log-out', async () => {
  const { drafts, store } = await opened()
  await store.put(row('a'))
  await drafts.discard()
  expect(await uploadStore(async () => drafts).list()).toEqual([])
})
