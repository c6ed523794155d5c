import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { TransferDraft } from '../../state.ts'
import { exampleTransfer } from '../../testing/exampleTransfer.ts'
import { scheduleFailure } from './scheduleFailure.ts'
import { removeSchedule, sendSchedule } from './scheduleFile.lazy.ts'

const DRAFT = '4c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a11'
const secret = 's'.repeat(43)
const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' })

function page(customer: string | null) {
  const seen: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'token',
    async fetch({ method, url, headers }) {
      const path = url.replace('https://api.example/api/v1/transferpolicy/', '')
      seen.push([method, path, headers.get('authorization'), headers.get('content-type')].join(' '))
      return Response.json({ successful: true, n: 3, mediaType: 'image/jpeg', size: 3 })
    },
  })
  const services = {
    ...fakePageServices({ drafts: () => openDrafts({ brand: 'x' }), behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer(customer).identity,
  }
  const answers = { ...exampleTransfer(), access: { secret, secretHash: 'h' } }
  const draft = {
    tracking: async () => ({ id: 'x', clientId: 'c', draft: DRAFT, rev: 1, sentAt: '' }),
    read: () => ({ answers }) as ReturnType<TransferDraft['read']>,
  }
  return { services, draft, seen }
}

it('a visitor’s file goes with the secret of the draft, under its own type', async () => {
  const { services, draft, seen } = page(null)
  expect((await sendSchedule(services, draft, { n: 3, file })).ok).toBe(true)
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

it.each([
  [{ kind: 'network' } as const, 'We couldn’t reach our server.', true],
  [{ kind: 'not-found' } as const, 'We’re still saving your answers. Wait a moment.', true],
  [{ kind: 'timeout' } as const, 'Our server didn’t answer as it should.', true],
  [
    { kind: 'invalid', status: 422, errors: [{ field: '', code: 'locked' }] } as const,
    'This PDF has a password. Save it without one, or take a photo of the schedule.',
    false,
  ],
  [
    { kind: 'invalid', status: 422, errors: [{ field: '', code: 'constructor' }] } as const,
    'We can’t take this file. You can go on without it.',
    false,
  ],
])('%j', (error, text, mayRetry) => {
  expect(scheduleFailure(error)).toEqual({ text, mayRetry })
})
