import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { FileRecord, Pieces } from './Pieces.ts'
import { sendContinued } from './sendContinued.ts'
import { sendFile } from './sendFile.ts'

const MB = 1024 * 1024
const FILE_BYTES = 3 * MB + 10

interface Request {
  method: string
  offset: string | undefined
  metadata: string | undefined
  onlyNew: string | undefined
  token: string | undefined
}
/** Answers a request in place of the server; false leaves it to the server. */
type Disturb = (request: IncomingMessage, answer: ServerResponse, index: number) => boolean

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server of uploads, in memory. */
async function startUploads(disturb: Disturb = () => false) {
  const requests: Request[] = []
  const received = new Map<string, Buffer[]>()
  server = createServer(async (request, answer) => {
    const { method = '', headers, url = '' } = request
    const index = requests.push({
      method,
      offset: headers['upload-offset']?.toString(),
      metadata: headers['upload-metadata']?.toString(),
      onlyNew: headers['if-none-match'],
      token: headers.authorization,
    })
    if (disturb(request, answer, index - 1)) return
    answer.setHeader('tus-resumable', '1.0.0')
    if (method === 'POST') {
      const path = `/api/v1/uploads/${received.size}`
      received.set(path, [])
      return answer.writeHead(201, { location: path }).end()
    }
    const held = received.get(url)
    if (!held) return answer.writeHead(404).end()
    for await (const bytes of request) held.push(bytes)
    answer.setHeader('upload-offset', Buffer.concat(held).length)
    if (method === 'HEAD') answer.setHeader('upload-length', FILE_BYTES)
    return answer.writeHead(method === 'HEAD' ? 200 : 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pieces = (record: FileRecord): Pieces => ({
    endpoint: `http://127.0.0.1:${port}/api/v1/uploads`,
    record,
    getToken: async () => 'token',
  })
  return { requests, received, pieces }
}

const file = () => new Blob([new Uint8Array(FILE_BYTES).fill(7)], { type: 'image/jpeg' })
/** A file that can't be read from a time on, as one that was saved again. */
function changing(bytes: number) {
  const chosen = new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
  const state = { isChanged: false }
  const read = async (blob: Blob) => {
    if (state.isChanged) throw new DOMException('', 'NotReadableError')
    return new Response(blob).arrayBuffer()
  }
  const slice = chosen.slice.bind(chosen)
  const whole = slice()
  chosen.arrayBuffer = () => read(whole)
  chosen.slice = (...range) => {
    const part = slice(...range)
    return Object.assign(part, { arrayBuffer: () => read(slice(...range)) })
  }
  return { chosen, state }
}
/** Skips the waits between tries, and never reports a stall. */
function waits() {
  const asked: number[] = []
  const later = (run: () => void, ms: number) => {
    if (ms === 20_000) return () => undefined
    asked.push(ms)
    setImmediate(run)
    return () => undefined
  }
  return { asked, later }
}
const whole = async () => ({ kind: 'refused', fault: 'full' }) as const
const cut: Disturb = (request) => {
  request.socket.destroy()
  return true
}
const methods = (requests: readonly Request[]) =>
  requests.map(({ method, offset }) => `${method} ${offset ?? ''}`.trim())

it('sends a large file in pieces of 1 MB, with its record and its number alone', async () => {
  const { requests, received, pieces } = await startUploads()
  const sent = await sendFile(pieces({ transfer: 'abc' }), { n: 3, file: file(), onlyNew: true }, { whole })
  expect(sent).toEqual({ kind: 'uploaded' })
  expect(methods(requests)).toEqual(['POST', 'PATCH 0', `PATCH ${MB}`, `PATCH ${2 * MB}`, `PATCH ${3 * MB}`])
  expect(requests[0]).toMatchObject({
    metadata: `transfer ${btoa('abc')},n ${btoa('3')},type ${btoa('image/jpeg')}`,
    onlyNew: '*',
    token: 'Bearer token',
  })
  expect(requests[1]?.onlyNew).toBeUndefined()
  expect(Buffer.concat(received.get('/api/v1/uploads/0') ?? []).length).toBe(FILE_BYTES)
})

it('sends a file of 1 MB whole, and a larger one where the backend takes no pieces', async () => {
  for (const status of [404, 405, 501]) {
    const { requests, pieces } = await startUploads((_request, answer) => {
      answer.writeHead(status).end()
      return true
    })
    const small = new Blob([new Uint8Array(MB)], { type: 'image/jpeg' })
    expect(await sendFile(pieces({ increase: 'i' }), { n: 1, file: small }, { whole })).toEqual(await whole())
    expect(requests).toEqual([])
    expect(await sendFile(pieces({ increase: 'i' }), { n: 1, file: file() }, { whole })).toEqual(
      await whole(),
    )
    expect(methods(requests)).toEqual(['POST'])
    server?.close()
  }
})

it('sends a file whole that is refused in pieces for a reason of another kind', async () => {
  const { pieces } = await startUploads((_request, answer) => {
    answer.writeHead(422, { 'content-type': 'application/problem+json' })
    answer.end(JSON.stringify({ errors: [{ field: 'secret', code: 'secret-expired' }] }))
    return true
  })
  const sent = await sendFile(pieces({ identity: '2' }), { n: 1, file: file() }, { whole })
  expect(sent).toEqual(await whole())
})

it('goes on after a cut from where the server has it', async () => {
  const { requests, received, pieces } = await startUploads((request, answer, index) =>
    index === 2 ? cut(request, answer, index) : false,
  )
  const { asked, later } = waits()
  const sent = await sendContinued(pieces({ identity: '1' }), { n: 1, file: file() }, {}, later)
  expect(sent).toEqual({ kind: 'uploaded' })
  expect(asked).toEqual([1_000])
  expect(methods(requests)).toEqual([
    ...['POST', 'PATCH 0', `PATCH ${MB}`],
    ...['HEAD', `PATCH ${MB}`, `PATCH ${2 * MB}`, `PATCH ${3 * MB}`],
  ])
  expect(received.size).toBe(1)
})

it('asks for the answer to the last piece where it was lost, and sends nothing twice', async () => {
  const { requests, received, pieces } = await startUploads((request) => {
    // The server takes the piece, and the line is cut before it answers.
    if (request.headers['upload-offset'] === String(3 * MB)) request.on('end', () => request.socket.destroy())
    return false
  })
  const { later } = waits()
  const [to, chosen] = [pieces({ identity: '1' }), file()]
  const send = () => sendContinued(to, { n: 1, file: chosen, onlyNew: true }, {}, later)
  expect(await send()).toEqual({ kind: 'uploaded' })
  const once = ['POST', 'PATCH 0', `PATCH ${MB}`, `PATCH ${2 * MB}`, `PATCH ${3 * MB}`]
  expect(methods(requests)).toEqual([...once, 'HEAD'])
  expect([...received.values()].map((held) => Buffer.concat(held).length)).toEqual([FILE_BYTES])
  // A photo is deleted with the answer to a check: for the next one it goes once more.
  expect(await send()).toEqual({ kind: 'uploaded' })
  expect(methods(requests).filter((method) => method === 'POST')).toHaveLength(2)
})

it('gives up after six cuts in a row, and the next try of the same file goes on', async () => {
  let isDown = false
  const { requests, received, pieces } = await startUploads((request, answer, index) => {
    if (index === 2) isDown = true
    return isDown ? cut(request, answer, index) : false
  })
  const { asked, later } = waits()
  const [to, chosen] = [pieces({ transfer: 'abc' }), file()]
  expect(await sendContinued(to, { n: 1, file: chosen }, {}, later)).toEqual({
    kind: 'stopped',
    why: 'connection',
  })
  expect(asked).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  isDown = false
  const before = requests.length
  expect(await sendContinued(to, { n: 1, file: chosen }, {}, later)).toEqual({ kind: 'uploaded' })
  expect(methods(requests.slice(before))[0]).toBe('HEAD')
  expect(received.size).toBe(1)
})

it('begins again where the upload is gone, and says what the server refuses', async () => {
  let hasForgotten = false
  const { requests, received, pieces } = await startUploads((request, answer, index) => {
    if (index === 2) {
      hasForgotten = true
      return cut(request, answer, index)
    }
    if (!hasForgotten || request.method !== 'HEAD') return false
    hasForgotten = false
    answer.writeHead(410, { 'tus-resumable': '1.0.0' }).end()
    return true
  })
  const { later } = waits()
  const sent = await sendContinued(pieces({ increase: 'i' }), { n: 2, file: file() }, {}, later)
  expect([sent, received.size]).toEqual([{ kind: 'uploaded' }, 2])
  expect(methods(requests).filter((method) => method === 'POST')).toHaveLength(2)
})

it.each([
  [422, 'locked', { kind: 'refused', fault: 'locked' }],
  [412, 'taken', { kind: 'taken' }],
  [409, 'too-much', { kind: 'refused', fault: 'too-much' }],
  [401, 'unauthorised', { kind: 'stopped', why: 'signed-out' }],
])('says at once that the last piece is answered %i %s', async (status, code, outcome) => {
  const { pieces } = await startUploads((request, answer) => {
    if (request.headers['upload-offset'] !== String(3 * MB)) return false
    request.resume()
    answer.writeHead(status, { 'content-type': 'application/problem+json' })
    answer.end(JSON.stringify({ errors: [{ field: '', code }] }))
    return true
  })
  const { asked, later } = waits()
  expect(await sendContinued(pieces({ transfer: 'a' }), { n: 1, file: file() }, {}, later)).toEqual(outcome)
  expect(asked).toEqual([])
})

it('says at once that a file has changed while it was sent, and does not try again', async () => {
  const { chosen, state } = changing(FILE_BYTES)
  const { requests, pieces } = await startUploads((_request, _answer, index) => {
    if (index === 2) state.isChanged = true
    return false
  })
  const { asked, later } = waits()
  const sent = await sendContinued(pieces({ transfer: 'a' }), { n: 1, file: chosen }, {}, later)
  expect(sent).toEqual({ kind: 'refused', fault: 'changed' })
  expect([asked, methods(requests)]).toEqual([[], ['POST', 'PATCH 0', `PATCH ${MB}`]])
})

it('sends nothing of a small file that has changed since it was chosen', async () => {
  const { chosen, state } = changing(10)
  const { pieces } = await startUploads()
  const sent: Blob[] = []
  const send = () =>
    sendFile(
      pieces({ identity: '1' }),
      { n: 1, file: chosen },
      {
        async whole(read) {
          sent.push(read)
          return { kind: 'uploaded' }
        },
      },
    )
  expect(await send()).toEqual({ kind: 'uploaded' })
  expect(sent.map(({ size, type }) => [size, type])).toEqual([[10, 'image/jpeg']])
  state.isChanged = true
  expect(await send()).toEqual({ kind: 'refused', fault: 'changed' })
  expect(sent).toHaveLength(1)
})

it('counts a try that comes to a standstill as cut', async () => {
  const { requests, pieces } = await startUploads((_request, _answer, index) => index === 1)
  let stalls = 0
  const later = (run: () => void, ms: number) => {
    // The first try stalls in its first piece.
    if (ms !== 20_000) setImmediate(run)
    else if (++stalls === 1) void once(server as Server, 'request').then(() => setTimeout(run, 50))
    return () => undefined
  }
  const sent = await sendContinued(pieces({ transfer: 'a' }), { n: 1, file: file() }, {}, later)
  expect(sent).toEqual({ kind: 'uploaded' })
  expect(methods(requests).slice(0, 3)).toEqual(['POST', 'PATCH 0', 'HEAD'])
})

it('ends when it is aborted', async () => {
  const controller = new AbortController()
  const { pieces } = await startUploads((_request, _answer, index) => {
    if (index === 1) controller.abort()
    return index === 1
  })
  const { later } = waits()
  const sent = sendContinued(
    pieces({ transfer: 'a' }),
    { n: 1, file: file() },
    { signal: controller.signal },
    later,
  )
  expect(await sent).toEqual({ kind: 'stopped', why: 'connection' })
})
