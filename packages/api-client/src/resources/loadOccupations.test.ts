import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApiClient } from '../createApiClient.ts'
import { loadOccupations } from './loadOccupations.ts'

const server = setupServer()
const client = createApiClient({
  baseUrl: 'http://backend.test/',
  cdnUrl: 'http://cdn.test/files/',
  getToken: () => 'secret',
})
const CDN = 'http://cdn.test/files/data.json'
const API = 'http://backend.test/OmniLifeApi/GetAllData'
const FAILURE = 'Failed to fetch occupation data'

const list = [{ id: 2, description: 'Accountant' }]
const answer = (data: unknown) => HttpResponse.json({ data })
const good = () => answer(JSON.stringify(list))
const cdn = (reply: () => Response | Promise<Response>) => server.use(http.get(CDN, reply))
const api = (reply: () => Response | Promise<Response>) => server.use(http.get(API, reply))

beforeAll(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('the CDN comes first and gets no token', async () => {
  const authorisation = vi.fn()
  server.use(
    http.get(CDN, ({ request }) => {
      authorisation(request.headers.get('authorization'))
      return good()
    }),
  )
  expect(await loadOccupations(client)).toEqual(list)
  expect(authorisation.mock.calls).toEqual([[null]])
})

test.each([
  ['is unreachable', () => HttpResponse.error()],
  ['answers 500', () => HttpResponse.json({}, { status: 500 })],
  ['answers HTML', () => HttpResponse.html('<p>hello</p>')],
  ['has no list', () => answer('null')],
  ['has an empty list', () => answer('[]')],
  ['has a list of something else', () => answer('[{"id":"2","description":"Accountant"}]')],
  ['has one bad entry', () => answer('[{"id":2,"description":"Accountant"},{"id":3}]')],
  ['has a list that is not text', () => answer(list)],
  ['is cut off', () => answer('[{"id":2,"descrip')],
])('F37: falls back to the backend when the CDN %s', async (_, reply) => {
  cdn(reply)
  api(good)
  expect(await loadOccupations(client)).toEqual(list)
})

test('F37: falls back within 3 seconds when the CDN is slow', async () => {
  const deadlines = new Map<number, AbortController>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    deadlines.set(ms, deadline)
    return deadline.signal
  })
  cdn(async () => {
    deadlines.get(3_000)?.abort()
    await delay('infinite')
    return good()
  })
  api(good)
  expect(await loadOccupations(client)).toEqual(list)
  vi.mocked(AbortSignal.timeout).mockRestore()
})

test('the CDN never learns of, nor renews, the token', async () => {
  const getToken = vi.fn(() => 'secret')
  const onUnauthorised = vi.fn(() => true)
  const { cdnUrl } = client
  const requesting = createApiClient({ baseUrl: 'http://backend.test', cdnUrl, getToken, onUnauthorised })
  cdn(() => HttpResponse.json({}, { status: 401 }))
  api(() => {
    expect(getToken).toHaveBeenCalledTimes(1)
    return good()
  })
  expect(await loadOccupations(requesting)).toEqual(list)
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('the fallback names the method and carries the token', async () => {
  cdn(() => HttpResponse.error())
  const requested = vi.fn()
  server.use(
    http.get(API, ({ request }) => {
      requested(new URL(request.url).search, request.headers.get('authorization'))
      return good()
    }),
  )
  await loadOccupations(client)
  expect(requested.mock.calls).toEqual([['?MethodName=Occupations', 'Bearer secret']])
})

test('F38: two empty lists are a failure', async () => {
  cdn(() => answer('[]'))
  api(() => answer('[]'))
  await expect(loadOccupations(client)).rejects.toThrow(FAILURE)
})

test('both failing throws the text of the specification', async () => {
  cdn(() => HttpResponse.error())
  api(() => HttpResponse.json({}, { status: 500 }))
  await expect(loadOccupations(client)).rejects.toThrow(new Error(FAILURE))
})

test('prototype keys in the list are dropped', async () => {
  cdn(() => answer('[{"id":2,"description":"Accountant","__proto__":{"polluted":true}}]'))
  const [first] = await loadOccupations(client)
  expect(first).not.toHaveProperty('polluted')
})

test('an aborted call throws the reason of the signal', async () => {
  const controller = new AbortController()
  cdn(async () => {
    controller.abort(new Error('left the page'))
    await delay('infinite')
    return good()
  })
  await expect(loadOccupations(client, { signal: controller.signal })).rejects.toThrow('left the page')
})
