import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleOf, partialTransferBody } from '../src/testing/bodies.ts'
import { bigPng } from '../src/testing/files.ts'
import type { Backend } from './Backend.ts'
import { JSON_TYPE, type Scenario } from './Scenario.ts'

const PROXY = { TRUSTED_PROXIES: '127.0.0.1' }
/** The visitor who only wants a price, and three networks that are hostile. */
const VISITOR = '198.51.100.9'
const HOSTILE = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
const SECONDS = 20
const EVERY_MS = 200

const TRANSFERS = '/api/v1/transferpolicy'
const COMPARE = '/api/v1/quote/compare'
const PRICES = JSON.stringify(exampleOf<object>('ComparisonRequest'))
const COMPARISON = JSON.stringify(exampleOf<object>('SendComparisonRequest'))

/** Requests prices as another visitor in the meantime; returns the statuses, and the p50 and p99 of the waiting times. */
async function waitingOf(backend: Backend, isFlooded: AbortSignal): Promise<string> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const requestPrices = async () => {
    const startedAt = performance.now()
    const headers = { ...JSON_TYPE, 'x-forwarded-for': VISITOR }
    const { status } = await backend.send('POST', COMPARE, headers, PRICES).catch(() => ({ status: 0 }))
    times.push(performance.now() - startedAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  while (!isFlooded.aborted) {
    await requestPrices()
    await wait(EVERY_MS)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const counts = [...statuses].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ')
  return `${counts}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

/** Opens a connection again whenever it ends, until the flood is over. */
function flood(
  backend: Backend,
  count: number,
  isOver: AbortSignal,
  begin: (socket: Socket, index: number) => void,
) {
  const { hostname, port } = new URL(backend.url)
  const open = (index: number) => {
    if (isOver.aborted) return
    const socket = connect(Number(port), hostname)
    isOver.addEventListener('abort', () => socket.destroy(), { once: true })
    socket.on('error', () => {})
    socket.once('connect', () => begin(socket, index))
    socket.once('close', () => setTimeout(open, 50, index))
  }
  for (let index = 0; index < count; index++) open(index)
}

const head = (method: string, path: string, headers: Record<string, string>) =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const hostile = (index: number) => HOSTILE[index % HOSTILE.length] ?? ''

function memoryMb({ process: { pid } }: Backend): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

/** Stores a picture of 10 MB as a visitor; returns its path and what may read it. */
async function storePicture(backend: Backend): Promise<{ path: string; authorization: string }> {
  const secret = randomBytes(32).toString('base64url')
  const secretHash = createHash('sha256').update(secret).digest('base64url')
  const body = partialTransferBody({ secretHash })
  const from = { 'x-forwarded-for': hostile(0) }
  await backend.send('POST', TRANSFERS, { ...JSON_TYPE, ...from }, JSON.stringify(body))
  const path = `${TRANSFERS}/${body.tracking.draft}/files/1`
  const authorization = `Bearer ${secret}`
  const { status } = await fetch(backend.url + path, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'image/png', ...from },
    body: new Uint8Array(bigPng(10 * 1024 * 1024 - 65_536)),
  })
  if (status !== 200) throw new Error(`the picture was not stored: ${status}`)
  return { path, authorization }
}

export const floods: readonly Scenario[] = [
  {
    row: 'H1 of 28 November',
    request: 'Three networks × 175 `resume` that announce 256 KB and send a byte; another visitor’s prices',
    run: async (start) => {
      const backend = await start(PROXY)
      const isOver = AbortSignal.timeout(SECONDS * 1000)
      flood(backend, 525, isOver, (socket, index) =>
        socket.write(
          `${head('POST', '/api/v1/resume', { ...JSON_TYPE, 'Content-Length': '262144', 'X-Forwarded-For': hostile(index) })}{`,
        ),
      )
      return waitingOf(backend, isOver)
    },
  },
  {
    row: 'H2 of 28 November',
    request:
      'A visitor’s picture of 10 MB, asked for 110 times and taken at 6 KB/s; another visitor’s prices',
    run: async (start) => {
      const backend = await start(PROXY)
      const { path, authorization } = await storePicture(backend)
      const rest = memoryMb(backend)
      const isOver = AbortSignal.timeout(SECONDS * 1000)
      let asked = 0
      flood(backend, 110, isOver, (socket) => {
        if (asked++ < 110)
          socket.write(head('GET', path, { Authorization: authorization, 'X-Forwarded-For': hostile(0) }))
        socket.on('data', () => {
          socket.pause()
          setTimeout(() => socket.resume(), 10_000)
        })
      })
      let most = 0
      const looks = setInterval(() => {
        most = Math.max(most, memoryMb(backend))
      }, 100)
      const waiting = await waitingOf(backend, isOver)
      clearInterval(looks)
      return `${waiting}; ${most - rest} MB more at most`
    },
  },
  {
    row: 'M2 of 28 November',
    request:
      'One network × 100 connections that send `quote/comparison` again and again; another visitor’s prices',
    run: async (start) => {
      const backend = await start(PROXY)
      const isOver = AbortSignal.timeout(SECONDS * 1000)
      const sent = head('POST', '/api/v1/quote/comparison', {
        ...JSON_TYPE,
        'Content-Length': String(Buffer.byteLength(COMPARISON)),
        'X-Forwarded-For': hostile(0),
      })
      flood(backend, 100, isOver, (socket) => {
        socket.write(sent + COMPARISON)
        socket.on('data', () => socket.write(sent + COMPARISON))
      })
      return waitingOf(backend, isOver)
    },
  },
]
