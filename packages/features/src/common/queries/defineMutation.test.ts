import { type ApiError, createApiClient, type Result, sendContactRequest } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { defineMutation } from './defineMutation.ts'
import type { MutationState } from './MutationState.ts'
import type { MutationFailure } from './mutationFailure.ts'

type Answer = Result<string, ApiError>

interface Message {
  readonly text: string
}

const done: Answer = { ok: true, value: 'taken' }
const failing = (error: ApiError): Answer => ({ ok: false, error })
const lost = failing({ kind: 'network' })
const refused = failing({ kind: 'invalid', errors: [{ field: 'text', code: 'too-long' }], status: 422 })
const HOUR = 3_600_000

/** A screen that sends messages, each with a key of its own, to a server that answers as given. */
function screen(answer: (request: string) => Promise<Answer>, customer = fakeCustomer('ann')) {
  let keys = 0
  const prepare = vi.fn(async (_services: unknown, { text }: Message) => `${text}/${++keys}`)
  const sent = vi.fn(answer)
  const mutation = defineMutation({ prepare, send: async (_services, request: string) => sent(request) })
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  const seen: MutationState<Message, string>[] = []
  const services = { ...fake, identity: customer.identity }
  const run = mutation(services, (state) => seen.push(state))
  const requests = () => sent.mock.calls.map(([request]) => request)
  return { run, seen, requests, prepare, customer, now: () => seen.at(-1) }
}

/** Answers that the test gives when it likes. */
function heldAnswers() {
  const waiting: ((answer: Answer) => void)[] = []
  const answer = () => new Promise<Answer>((resolve) => waiting.push(resolve))
  return { answer, give: (index: number, given: Answer) => waiting[index]?.(given) }
}

const answersInTurn = (...answers: readonly Answer[]) => {
  const left = [...answers]
  return async () => left.shift() ?? lost
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const flush = () => vi.advanceTimersByTimeAsync(1)
const hello = { text: 'hello' }

describe('a mutation', () => {
  it('is under way, then done', async () => {
    const { run, seen } = screen(async () => done)
    const last = await run.send(hello)
    expect(last).toEqual({ status: 'done', content: hello, data: 'taken' })
    expect(seen).toEqual([{ status: 'pending', content: hello }, last])
  })

  it('is sent once however often it is pressed', async () => {
    const { answer, give } = heldAnswers()
    const { run, requests, now } = screen(answer)
    const first = run.send(hello)
    expect(await run.send(hello)).toEqual({ status: 'pending', content: hello })
    expect(await run.send({ text: 'other' })).toEqual({ status: 'pending', content: hello })
    give(0, done)
    await first
    expect(requests()).toEqual(['hello/1'])
    expect(now()).toMatchObject({ status: 'done' })
  })

  it.each<[ApiError, MutationFailure]>([
    [{ kind: 'network' }, { kind: 'offline' }],
    [{ kind: 'timeout' }, { kind: 'unavailable' }],
    [{ kind: 'aborted' }, { kind: 'unavailable' }],
    [{ kind: 'unreadable' }, { kind: 'unreadable' }],
    [{ kind: 'server', status: 500, reference: '' }, { kind: 'unavailable' }],
    [
      { kind: 'busy', errors: [{ field: 'email', code: 'mail-limit' }], retryAfterMs: 60_000 },
      { kind: 'too-many', errors: [{ field: 'email', code: 'mail-limit' }], retryAfterMs: 60_000 },
    ],
    [
      { kind: 'invalid', errors: [{ field: '', code: 'email-unverified' }], status: 409 },
      { kind: 'refused', errors: [{ field: '', code: 'email-unverified' }] },
    ],
    [
      { kind: 'invalid', errors: [{ field: 'text', code: 'too-long' }], status: 422 },
      { kind: 'refused', errors: [{ field: 'text', code: 'too-long' }] },
    ],
    [
      { kind: 'invalid', errors: [], status: 409, head: { rev: 2, savedAt: '2026-11-21T09:00:00Z' } },
      { kind: 'conflict', head: { rev: 2, savedAt: '2026-11-21T09:00:00Z' } },
    ],
    [
      { kind: 'invalid', errors: [], status: 409 },
      { kind: 'conflict', head: null },
    ],
    [{ kind: 'unauthorised' }, { kind: 'refused', errors: [] }],
    [{ kind: 'forbidden' }, { kind: 'refused', errors: [] }],
    [{ kind: 'not-found' }, { kind: 'refused', errors: [] }],
  ])('says what failed: %j', async (error, failure) => {
    const { run } = screen(async () => failing(error))
    expect(await run.send(hello)).toEqual({ status: 'failed', content: hello, failure })
  })

  it('counts what is thrown as a failure, while it is prepared and while it is sent', async () => {
    const { run, prepare } = screen(() => Promise.reject(new Error('no code')))
    const failed = { status: 'failed', content: hello, failure: { kind: 'unavailable' } }
    expect(await run.send(hello)).toEqual(failed)
    prepare.mockRejectedValueOnce(new Error('no drafts'))
    expect(await run.send({ text: 'other' })).toMatchObject({ failure: { kind: 'unavailable' } })
  })

  it('goes out by itself never again', async () => {
    const { run, requests } = screen(async () => lost)
    await run.send(hello)
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(requests()).toHaveLength(1)
  })

  it('is tried at once while the browser believes that it is offline, and says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    let tries = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      fetch() {
        tries += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    const body = { topic: 'other', preferredWay: 'email' } as Parameters<typeof sendContactRequest>[1]
    const { run } = screen(async () => {
      const result = await sendContactRequest(client, body)
      return result.ok ? done : result
    })
    const sending = run.send(hello)
    await flush()
    expect(await sending).toMatchObject({ status: 'failed', failure: { kind: 'offline' } })
    expect(tries).toBe(1)
  })
})

describe('the key', () => {
  it('stays while the same content may have arrived', async () => {
    const server = failing({ kind: 'server', status: 503, reference: '' })
    const { run, requests } = screen(answersInTurn(lost, server, done))
    for (let press = 0; press < 3; press += 1) await run.send({ text: 'hello' })
    expect(requests()).toEqual(['hello/1', 'hello/1', 'hello/1'])
  })

  it('stays where what would prepare another content failed', async () => {
    const { run, requests, prepare } = screen(answersInTurn(lost, done))
    await run.send(hello)
    prepare.mockRejectedValueOnce(new Error('no drafts'))
    await run.send({ text: 'other' })
    await run.send(hello)
    expect(requests()).toEqual(['hello/1', 'hello/1'])
  })

  it('is a new one once the content is another', async () => {
    const { run, requests } = screen(answersInTurn(lost, lost, done))
    for (const text of ['hello', 'hello!', 'hello']) await run.send({ text })
    expect(requests()).toEqual(['hello/1', 'hello!/2', 'hello/3'])
  })

  it.each([
    ['was refused', refused],
    ['came too often', failing({ kind: 'busy', errors: [], retryAfterMs: null })],
    ['is done', done],
  ])('is a new one after what %s', async (_, first) => {
    const { run, requests } = screen(answersInTurn(first, done))
    await run.send(hello)
    await run.send(hello)
    expect(requests()).toEqual(['hello/1', 'hello/2'])
  })
})

describe('a change of customer', () => {
  it.each(['bob', null])('forgets what failed, and its key: %s', async (next) => {
    const { run, requests, customer, now } = screen(answersInTurn(lost, done))
    await run.send(hello)
    await flush()
    customer.become(next)
    expect(now()).toEqual({ status: 'idle' })
    await run.send(hello)
    expect(requests()).toEqual(['hello/1', 'hello/2'])
  })

  it('forgets what was done', async () => {
    const { run, customer, now } = screen(async () => done)
    await run.send(hello)
    await flush()
    customer.become('bob')
    expect(now()).toEqual({ status: 'idle' })
  })

  it('hides what becomes of a request that was under way, and holds up nobody else’s', async () => {
    const { answer, give } = heldAnswers()
    const { run, requests, customer, seen, now } = screen(answer)
    const ofAnn = run.send(hello)
    await flush()
    customer.become('bob')
    const ofBob = run.send({ text: 'of bob' })
    await flush()
    give(0, done)
    expect(await ofAnn).toEqual({ status: 'pending', content: { text: 'of bob' } })
    give(1, done)
    await ofBob
    expect(requests()).toEqual(['hello/1', 'of bob/2'])
    expect(seen).not.toContainEqual({ status: 'done', content: hello, data: 'taken' })
    expect(now()).toEqual({ status: 'done', content: { text: 'of bob' }, data: 'taken' })
  })

  it('is none when a visitor signs in, or the same customer again', async () => {
    const { run, requests, customer, now } = screen(answersInTurn(lost, done), fakeCustomer(null))
    await run.send(hello)
    await flush()
    customer.become('ann')
    customer.become('ann')
    expect(now()).toMatchObject({ status: 'failed' })
    await run.send(hello)
    expect(requests()).toEqual(['hello/1', 'hello/1'])
  })

  it('reaches no screen that is gone', async () => {
    const { run, customer, seen } = screen(async () => done)
    await run.send(hello)
    await flush()
    run.stop()
    const before = seen.length
    customer.become('bob')
    expect(seen).toHaveLength(before)
  })
})
