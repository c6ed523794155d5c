import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { DraftStatus } from '@coverkit/flow-draft'
import { atom } from 'jotai'
import { expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { TransferDraft } from '../../state.ts'
import { exampleTransfer } from '../../testing/exampleTransfer.ts'
import { removeSchedule, sendSchedule } from './scheduleFile.lazy.ts'

const PATIENCE = 20_000
const DRAFT = '4c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a11'
const secret = 's'.repeat(43)
const refusal = { status: 412, title: '', errors: [{ field: '', code: 'taken' }] }
const UNKNOWN = { status: 404, title: '', errors: [{ field: '', code: 'not-found' }] }
const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' })

function page(customer: string | null, taken: readonly number[] = [], isSaved = () => true) {
  const seen: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'token',
    async fetch({ method, url, headers }) {
      const path = url.replace('https://api.example/api/v1/transferpolicy/', '')
      seen.push([method, path, headers.get('authorization'), headers.get('content-type')].join(' '))
      const n = Number(path.split('/').at(-1))
      if (headers.get('if-none-match') === '*' && taken.includes(n))
        return Response.json(refusal, { status: 412 })
      if (!isSaved()) return Response.json(UNKNOWN, { status: 404 })
      return Response.json({ successful: true, n, mediaType: 'image/jpeg', size: 3 })
    },
  })
  const services = {
    ...fakePageServices({ drafts: () => openDrafts({ brand: 'x' }), behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer(customer).identity,
  }
  const answers = { ...exampleTransfer(), access: { secret, secretHash: 'h' } }
  const statusAtom = atom<DraftStatus>(status('sending'))
  const draft = {
    statusAtom,
    tracking: async () => ({ id: 'x', clientId: 'c', draft: DRAFT, rev: 1, sentAt: '' }),
    read: () => ({ answers }) as ReturnType<TransferDraft['read']>,
  }
  return { services, draft, seen, say: (state: State) => services.store.set(statusAtom, status(state)) }
}

type State = NonNullable<DraftStatus['sent']>['state']

const status = (state: State): DraftStatus => ({
  loaded: 'none',
  saveState: 'idle',
  sent: { state, at: null, isTried: false, refused: [] },
})

it('a visitor’s file goes with the secret of the draft, under its own type', async () => {
  const { services, draft, seen } = page(null)
  expect(await sendSchedule(services, draft, { n: 3, file })).toEqual({ kind: 'uploaded', n: 3 })
  await removeSchedule(services, draft, 3)
  expect(seen).toEqual([
    `PUT ${DRAFT}/files/3 Bearer ${secret} image/jpeg`,
    expect.stringMatching(new RegExp(`^DELETE ${DRAFT}/files/3 Bearer ${secret}`)),
  ])
})

it('a customer’s goes with their token, and the secret nowhere', async () => {
  const { services, draft, seen } = page('ann')
  await sendSchedule(services, draft, { n: 3, file })
  expect(seen).toEqual([`PUT ${DRAFT}/files/3 Bearer token image/jpeg`])
})

it('a new file replaces none that another tab has sent under the next free number', async () => {
  const { services, draft, seen } = page('ann', [1, 2])
  expect(await sendSchedule(services, draft, { n: null, file })).toEqual({ kind: 'uploaded', n: 3 })
  expect(seen.map((one) => one.replace(/ Bearer.*/, ''))).toEqual(
    [1, 2, 3].map((n) => `PUT ${DRAFT}/files/${n}`),
  )
})

it('a new file that finds all twenty numbers taken is sent nowhere', async () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1)
  const { services, draft } = page('ann', all)
  const sent = await sendSchedule(services, draft, { n: null, file })
  expect(sent).toEqual({ kind: 'refused', fault: 'full' })
})

it.each(['sending', 'waiting', 'none'] as const)(
  'a file that comes before the first save, %s, is sent again once that has arrived',
  async (state) => {
    let isSaved = false
    const { services, draft, seen, say } = page(null, [], () => isSaved)
    say(state)
    const sent = sendSchedule(services, draft, { n: 3, file })
    await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENCE)
    isSaved = true
    say('sent')
    expect(await sent).toEqual({ kind: 'uploaded', n: 3 })
    expect(seen).toHaveLength(2)
  },
)

it('where the save fails, the file waits for the customer', async () => {
  const { services, draft, seen, say } = page(null, [], () => false)
  const sent = sendSchedule(services, draft, { n: 3, file })
  await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENCE)
  say('attention')
  expect(await sent).toEqual({ kind: 'stopped', why: 'not-saved' })
  expect(seen).toHaveLength(1)
})
