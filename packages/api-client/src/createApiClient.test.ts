import { afterEach, expect, it, vi } from 'vitest'
import { type Call, createApiClient } from './createApiClient.ts'

afterEach(() => vi.restoreAllMocks())

const fetch = vi.fn(async (_request: Request) => Response.json({ ok: 1 }))
const client = (token: string | null = null) =>
  createApiClient({ baseUrl: 'https://api.example', getToken: () => token, fetch })
const reader: Call<unknown>['reader'] = () => {
  throw new TypeError('a mistake')
}

it('needs nothing that the oldest promised browsers lack', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  fetch.mockResolvedValueOnce(Response.json({}, { status: 404 }))
  const { signal } = new AbortController()
  expect(await client().request({ method: 'GET', path: '/a', reader, signal })).toEqual({
    ok: false,
    error: { kind: 'not-found' },
  })
})

it('does not call a mistake a cut connection, before the request and after it', async () => {
  fetch.mockClear()
  const call = { method: 'GET', path: '/a', reader }
  await expect(client('not\na token').request(call)).rejects.toThrow(TypeError)
  expect(fetch).not.toHaveBeenCalled()
  await expect(client().request(call)).rejects.toThrow('a mistake')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('calls a session that can’t say its token one', async () => {
  const getToken = () => Promise.reject(new Error('no session'))
  const alone = createApiClient({ baseUrl: 'https://api.example', getToken, fetch })
  expect(await alone.request({ method: 'GET', path: '/a', reader })).toEqual({
    ok: false,
    error: { kind: 'network' },
  })
})
