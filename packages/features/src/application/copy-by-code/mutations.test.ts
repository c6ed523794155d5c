import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleSubmitted } from '#submission/tracker/testing/exampleSubmitted.ts'
import { openCopyMutation, requestCodeMutation } from './mutations.ts'

const id = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'
const opened = {
  application: exampleSubmitted(),
  secret: 'A'.repeat(43),
  secretEndsAt: '2026-11-24T02:02:04Z',
}

/** Creates a signed-in page whose server returns these answers, and the list of requests that it received. */
function pageWith(...answers: (() => Response)[]) {
  const requests: unknown[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'somebody-signed-in',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      requests.push([pathname + search, request.headers.get('authorization'), await request.json()])
      return answers.shift()?.() ?? new Response(null, { status: 501 })
    },
  })
  const drafts = () => openDrafts({ brand: crypto.randomUUID() })
  const services = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  return { services, requests }
}

it('sends the brand, the code and the date of birth in the body, and nobody’s sign-in', async () => {
  const { services, requests } = pageWith(
    () => Response.json({ successful: true }),
    () => Response.json(opened),
  )
  await requestCodeMutation(services, () => undefined).send(id)
  const keys = { id, code: '204816', dateOfBirth: '1989-03-27' }
  const state = await openCopyMutation(services, () => undefined).send(keys)
  expect(state).toMatchObject({ status: 'done', data: opened })
  expect(requests).toEqual([
    [`/api/v1/application/${id}/copy`, null, { accountName: 'plain' }],
    [
      `/api/v1/application/${id}/copy/confirm`,
      null,
      { accountName: 'plain', code: '204816', dateOfBirth: '1989-03-27' },
    ],
  ])
})

it('a code is sent once, also when its answer is lost: each is one of its tries', async () => {
  const { services, requests } = pageWith(
    () => Response.error(),
    () => Response.json(opened),
  )
  const keys = { id, code: '204816', dateOfBirth: '1989-03-27' }
  expect(await openCopyMutation(services, () => undefined).send(keys)).toMatchObject({ status: 'failed' })
  expect(requests).toHaveLength(1)
})
