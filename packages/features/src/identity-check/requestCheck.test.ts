import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { identityForm } from './IdentityForm.ts'
import { identityReader } from './readIdentity.ts'
import { checkMutation } from './requestCheck.ts'

const check = {
  policyHolder: 1,
  state: 'matched',
  verified: false,
  matchedDocuments: ['immiCard'],
  mismatches: [],
  triesLeft: 3,
}
const person = {
  givenNames: 'Robin',
  familyName: 'Example',
  dateOfBirth: { day: '27', month: '3', year: '1985' },
}
const answers = identityReader({ policyHolder: 1, way: 'electronic' }).read({
  ...identityForm(person),
  sources: ['immiCard'],
  fields: { immiCard: { number: 'eis 123 400' } },
})
const photo = new Blob(['photo'], { type: 'image/jpeg' })

let writes: string[]
beforeEach(() => {
  writes = []
  const storage = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (...given: string[]) => void writes.push(given.join(' ')),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** A page whose server answers like this, one after the other, and what it was sent. */
function pageWith(...given: (() => Response)[]) {
  const requests: [string, string | null, unknown][] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'somebody-signed-in',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const isJson = request.headers.get('content-type') === 'application/json'
      requests.push([
        `${request.method} ${pathname}${search}`,
        request.headers.get('authorization'),
        isJson ? await request.json() : await request.text(),
      ])
      return given.shift()?.() ?? new Response(null, { status: 501 })
    },
  })
  const onSave = vi.fn()
  const drafts = () => openDrafts({ brand: crypto.randomUUID() })
  const services = {
    ...fakePageServices({ drafts, behave: () => 'fail', onSave }),
    client: async () => client,
  }
  return { services, requests, onSave }
}

it('sends consent, the choice and the documents, the same again after a lost answer', async () => {
  const { services, requests, onSave } = pageWith(
    () => Response.error(),
    () => Response.error(),
    () => Response.error(),
    () => Response.json(check),
  )
  const run = checkMutation(services, () => undefined)
  let state = await run.send({ answers, photos: [] })
  while (state.status === 'failed' && requests.length < 9) state = await run.send({ answers, photos: [] })
  expect(state).toMatchObject({ status: 'done', data: check })
  const [first] = requests
  expect(first).toEqual([
    'POST /api/v1/identitychecks',
    'Bearer somebody-signed-in',
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      policyHolder: 1,
      hasAuthorised: true,
      consent: { id: 'identity-check', version: '2026-11-26' },
      way: 'electronic',
      person: { givenNames: 'Robin', familyName: 'Example', dateOfBirth: '1985-03-27' },
      selectedDocuments: ['immiCard'],
      identityDocuments: [
        { type: 'immiCard', fields: { number: 'EIS123400' }, otherName: null, fileNumber: null },
      ],
    },
  ])
  for (const request of requests) expect(request).toEqual(first)
  expect([writes, onSave.mock.calls]).toEqual([[], []])
})

it('another try is another request', async () => {
  const mismatch = { ...check, state: 'mismatch', mismatches: ['immiCard.number'], triesLeft: 2 }
  const { services, requests } = pageWith(
    () => Response.json(mismatch),
    () => Response.json(mismatch),
  )
  const run = checkMutation(services, () => undefined)
  await run.send({ answers, photos: [] })
  await run.send({ answers, photos: [] })
  const ids = requests.map(([, , body]) => (body as { requestId: string }).requestId)
  expect(new Set(ids).size).toBe(2)
})

it('sends photos first, and with a second holder’s secret in place of a token', async () => {
  const stored = { successful: true, n: 1, mediaType: 'image/jpeg', size: 5 }
  const { services, requests } = pageWith(
    () => Response.json(stored),
    () => Response.json(check),
  )
  const secret = 'A'.repeat(43)
  const photos = [{ n: 1, name: 'licence.jpg', size: 5, file: photo }]
  await checkMutation(services, () => undefined).send({ answers, photos, secret })
  expect(requests.map(([address, bearer]) => [address, bearer])).toEqual([
    ['PUT /api/v1/identitychecks/files/1', `Bearer ${secret}`],
    ['POST /api/v1/identitychecks', `Bearer ${secret}`],
  ])
  expect(requests[0]?.[2]).toBe('photo')
})

it('requests nothing where a photo is refused', async () => {
  const { services, requests } = pageWith(() =>
    Response.json({ errors: [{ field: '', code: 'locked' }] }, { status: 422 }),
  )
  const photos = [{ n: 1, name: 'licence.pdf', size: 5, file: photo }]
  const state = await checkMutation(services, () => undefined).send({ answers, photos })
  expect(state).toMatchObject({ failure: { kind: 'refused', errors: [{ code: 'locked' }] } })
  expect(requests).toHaveLength(1)
})

it('sends photos once more where another device’s result took them along, and only once', async () => {
  const stored = { successful: true, n: 1, mediaType: 'image/jpeg', size: 5 }
  const missing = () =>
    Response.json(
      { errors: [{ field: 'identityDocuments.0.fileNumber', code: 'required' }] },
      { status: 422 },
    )
  const photos = [{ n: 1, name: 'licence.jpg', size: 5, file: photo }]
  const put = () => Response.json(stored)
  const send = async (...answered: (() => Response)[]) => {
    const { services, requests } = pageWith(put, missing, put, ...answered)
    const state = await checkMutation(services, () => undefined).send({ answers, photos })
    return { state, requests }
  }
  const { state, requests } = await send(() => Response.json(check))
  expect(state).toMatchObject({ status: 'done', data: check })
  expect(requests.map(([address]) => address)).toEqual([
    'PUT /api/v1/identitychecks/files/1',
    'POST /api/v1/identitychecks',
    'PUT /api/v1/identitychecks/files/1',
    'POST /api/v1/identitychecks',
  ])
  expect(requests[3]).toEqual(requests[1])
  const again = await send(missing)
  expect(again.state).toMatchObject({ status: 'failed', failure: { kind: 'refused' } })
  expect(again.requests).toHaveLength(4)
})
