import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Fault, type FaultProxy, startFaultProxy } from './startFaultProxy.ts'

let received: string[]
let broken: number
let backend: Server
let proxy: FaultProxy
let paused: number

beforeEach(async () => {
  received = []
  broken = 0
  paused = 0
  backend = createServer((request, answer) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('error', () => {
      broken += 1
    })
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${body}`)
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify({ turn: received.length, text: 'x'.repeat(100) }))
    })
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  const pause = async (ms: number) => {
    paused += ms
  }
  proxy = await startFaultProxy({ target: `http://127.0.0.1:${port}`, pause })
})
afterEach(async () => {
  await proxy.close()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
})

const post = (path = '/save', body = 'hello') => fetch(proxy.url + path, { method: 'POST', body })
const failure = async (fault: Fault) => {
  proxy.set(fault)
  const answer = await post().then(
    (response) => response.text(),
    (error: Error) => error,
  )
  expect(answer).toBeInstanceOf(Error)
}

test('without a fault everything passes, bytes and all', async () => {
  const body = 'Nguyễn 👩🏽 '.repeat(2000)
  const answer = await post('/save?x=1', body)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await answer.json()).toEqual({ turn: 1, text: 'x'.repeat(100) })
  expect(received).toEqual([`POST /save?x=1 ${body}`])
  expect(proxy.log).toMatchObject([
    { method: 'POST', path: '/save?x=1', body, fault: null, answers: [{ status: 200 }] },
  ])
})

test('a refused connection reaches nobody', async () => {
  await failure({ kind: 'refuse' })
  expect([received, proxy.log]).toEqual([[], []])
})

test('a request that is cut does not reach the backend whole', async () => {
  await failure({ kind: 'cut-request', afterBytes: 60 })
  expect([received, proxy.log[0]?.fault]).toEqual([[], 'cut-request'])
})

test.each(['reset', 'close'] as const)(
  'an answer that never comes (%s): the backend has acted',
  async (ending) => {
    await failure({ kind: 'cut-answer', bodyBytes: null, ending })
    expect(received).toEqual(['POST /save hello'])
    expect(proxy.log[0]?.answers[0]?.status).toBe(200)
  },
)

test.each(['reset', 'close'] as const)('an answer that is cut in its body (%s)', async (ending) => {
  proxy.set({ kind: 'cut-answer', bodyBytes: 20, ending })
  const answer = await post()
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test('an answer that hangs says nothing more and stays open', async () => {
  proxy.set({ kind: 'cut-answer', bodyBytes: null, ending: 'hang' }, { times: 1 })
  const leaving = new AbortController()
  let isAnswered = false
  const given = fetch(proxy.url, { signal: leaving.signal }).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => proxy.log[0]?.answers, { timeout: 20_000 }).toHaveLength(1)
  // Another request is answered in full meanwhile.
  expect((await post()).status).toBe(200)
  expect(isAnswered).toBe(false)
  leaving.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
})

test('latency and bandwidth take their time', async () => {
  const timeOf = async (fault: Fault, body = 'hello') => {
    paused = 0
    proxy.set(fault)
    expect((await (await post('/', body)).json()) as object).toHaveProperty('turn')
    return paused
  }
  expect(await timeOf({ kind: 'latency', ms: 300 })).toBe(300)
  expect(await timeOf({ kind: 'bandwidth', bytesPerSecond: 1000 })).toBeGreaterThan(350)
  expect(await timeOf({ kind: 'bandwidth', bytesPerSecond: 10_000 }, 'x'.repeat(5000))).toBeGreaterThan(500)
})

test('a replay reaches the backend twice, and the second answer is given', async () => {
  proxy.set({ kind: 'replay' })
  expect(await (await post()).json()).toMatchObject({ turn: 2 })
  expect(received).toEqual(['POST /save hello', 'POST /save hello'])
  const [first, second] = proxy.log[0]?.answers ?? []
  expect([first?.body, second?.body].map((body) => JSON.parse(body ?? '').turn)).toEqual([1, 2])
})

test('headers and gzip are broken', async () => {
  for (const what of ['content-type', 'date'] as const) {
    proxy.set({ kind: 'break', what })
    const answer = await post()
    expect(answer.headers.get(what)).toBeNull()
    expect(await answer.json()).toHaveProperty('turn')
  }
  proxy.set({ kind: 'break', what: 'gzip' })
  await expect(post().then((answer) => answer.text())).rejects.toThrow()
})

test('a fault is for the requests that it is aimed at, as often as it is meant', async () => {
  proxy.set({ kind: 'replay' }, { when: ({ path }) => path.startsWith('/save'), times: 2 })
  for (const path of ['/other', '/save', '/save', '/save']) await post(path)
  expect(proxy.log.map(({ fault }) => fault)).toEqual([null, 'replay', 'replay', null])
  proxy.set({ kind: 'replay' })
  await fetch(proxy.url, { method: 'OPTIONS' })
  expect(proxy.log.at(-1)?.fault).toBeNull()
  proxy.set(null)
  await post()
  expect(proxy.log.at(-1)?.fault).toBeNull()
})

test('a client that keeps connections gets one answer on each', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => post(`/${turn}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers[0]?.headers.get('connection')).toBe('close')
})

test('a client that leaves in the middle of its request, and a backend that is gone', async () => {
  const { port } = new URL(proxy.url)
  const leaving = httpRequest({ port, method: 'POST', path: '/', headers: { 'content-length': '100' } })
  leaving.on('error', () => {})
  await new Promise((resolve) => leaving.write('half', resolve))
  leaving.destroy()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
  await expect(post()).rejects.toThrow('fetch failed')
  expect(received).toEqual([])
  expect(broken).toBe(0)
})
