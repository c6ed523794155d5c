import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Call, createApiClient } from './createApiClient.ts'
import { fileReader } from './http/fileReader.ts'

afterEach(() => vi.restoreAllMocks())

const baseUrl = 'https://api.example'
const fetch = vi.fn(async (_request: Request) => Response.json({ ok: 1 }))
const client = (token: string | null = null) => createApiClient({ baseUrl, getToken: () => token, fetch })
const reader: Call<unknown>['reader'] = () => {
  throw new TypeError('a mistake')
}
const call: Call<unknown> = { method: 'get', path: '/api/v1/users', reader }

it('needs nothing that the oldest promised browsers lack', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  fetch.mockResolvedValueOnce(Response.json({}, { status: 404 }))
  const { signal } = new AbortController()
  expect(await client().request({ ...call, signal })).toEqual({ ok: false, error: { kind: 'not-found' } })
})

it('does not call a mistake a cut connection, before the request and after it', async () => {
  fetch.mockClear()
  await expect(client('not\na token').request(call)).rejects.toThrow(TypeError)
  expect(fetch).not.toHaveBeenCalled()
  await expect(client().request(call)).rejects.toThrow('a mistake')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('calls a session that can’t say its token one', async () => {
  const getToken = () => Promise.reject(new Error('no session'))
  const alone = createApiClient({ baseUrl, getToken, fetch })
  expect(await alone.request(call)).toEqual({ ok: false, error: { kind: 'network' } })
})

const sent = () => {
  const [request, ...others] = fetch.mock.lastCall ?? []
  if (!request) throw new Error('Nothing was sent')
  return { request, others }
}

describe('a request', () => {
  it('is one argument of the fetch that was given, and nothing is said of a body that it has not', async () => {
    await client().http.DELETE('/api/v1/users/closing')
    const { request, others } = sent()
    expect([request.method, request.url, others]).toEqual(['DELETE', `${baseUrl}/api/v1/users/closing`, []])
    expect([...request.headers.keys()]).toEqual([])
  })

  it('has its parameters encoded, and its body as JSON', async () => {
    const path = { id: 'a/b?c#d%20e$&{n}' }
    await client().http.POST('/api/v1/application/{id}/claim/confirm', {
      params: { path },
      body: { code: '204816' },
    })
    const { request } = sent()
    expect(request.url).toBe(`${baseUrl}/api/v1/application/a%2Fb%3Fc%23d%2520e%24%26%7Bn%7D/claim/confirm`)
    expect([request.headers.get('content-type'), await request.text()]).toEqual([
      'application/json',
      '{"code":"204816"}',
    ])
  })

  it.each(['image/jpeg', ''])('has a file of the type %j as it is', async (type) => {
    const file = new Blob(['photo'], { type })
    const reading = client().request({
      ...call,
      method: 'put',
      path: '/api/v1/identitychecks/files/{n}',
      body: file,
    })
    await expect(reading).rejects.toThrow('a mistake')
    const { request } = sent()
    expect([request.headers.get('content-type'), await request.text()]).toEqual([type || null, 'photo'])
  })

  it('ends with its caller, whatever Node collects meanwhile', async () => {
    const left = new AbortController()
    const started = new Promise<void>((resolve) => {
      fetch.mockImplementationOnce(({ signal }) => {
        resolve()
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      })
    })
    const answer = client().request({ ...call, signal: left.signal })
    await started
    await collectGarbage()
    left.abort()
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } })
  })
})

/** Starts Node's collector, which only its flag gives. */
async function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Node has no collector to call')
  for (let times = 0; times < 3; times++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('an answer', () => {
  const cut = (start: string, init: ResponseInit = {}) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(start))
        controller.error(new TypeError('terminated'))
      },
    })
    return new Response(body, init)
  }
  const file = { ...call, reader: fileReader }

  it.each([
    ['a whole answer', call, cut('{"ok":1}')],
    ['half a file', file, cut('%PDF')],
    ['a refusal', call, cut('{"errors":[]}', { status: 422 })],
  ])('that is cut off after %s is a cut connection', async (_, request, answer) => {
    fetch.mockResolvedValueOnce(answer)
    expect(await client().request(request)).toEqual({ ok: false, error: { kind: 'network' } })
  })

  it.each([[{}], [{ 'content-length': '0' }]])('that is an empty file is a file: %j', async (headers) => {
    fetch.mockResolvedValueOnce(new Response('', { headers }))
    expect(await client().request(file)).toMatchObject({ ok: true, value: { size: 0 } })
  })

  it('T2: with keys of a prototype in a refusal refuses nothing else', async () => {
    const errors = '[{"field":"code","code":"code-refused"}]'
    const text = `{"__proto__":{"errors":${errors},"head":null},"constructor":{"prototype":{"errors":${errors}}}}`
    fetch.mockResolvedValueOnce(new Response(text, { status: 409 }))
    expect(await client().request(call)).toEqual({
      ok: false,
      error: { kind: 'invalid', errors: [], status: 409 },
    })
    expect({}).not.toHaveProperty('errors')
  })
})

describe('the contract’s paths', () => {
  it('are there for calls that have no function', async () => {
    fetch.mockResolvedValueOnce(Response.json({ status: 'ok' }))
    const { data, response } = await client('the-token').http.GET('/healthz')
    expect([data, response.status]).toEqual([{ status: 'ok' }, 200])
    expect(sent().request.headers.get('authorization')).toBe('Bearer the-token')
  })

  it.each([
    ['another', 'Bearer another'],
    [null, null],
  ])('take %j in place of the client’s bearer', async (bearer, expected) => {
    await client('the-token').http.GET('/healthz', { bearer })
    expect(sent().request.headers.get('authorization')).toBe(expected)
  })

  it('end with the client’s deadline or their own', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const timed = createApiClient({ baseUrl, fetch, timeoutMs: 4_321 })
    await timed.http.GET('/healthz')
    await timed.http.GET('/healthz', { timeoutMs: 60_000 })
    await client().http.GET('/healthz')
    expect(timeout.mock.calls).toEqual([[4_321], [60_000], [15_000]])
    timeout.mockReturnValueOnce(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    fetch.mockImplementationOnce(async ({ signal }) => {
      signal.throwIfAborted()
      return Response.json({})
    })
    await expect(timed.http.GET('/healthz')).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })

  it('reject where the session can’t say its token', async () => {
    const getToken = () => Promise.reject(new Error('no session'))
    const alone = createApiClient({ baseUrl, getToken, fetch })
    await expect(alone.http.GET('/healthz')).rejects.toThrow('The session did not say its token')
  })
})
