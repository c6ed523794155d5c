import { createApiClient } from '@coverkit/api-client'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { defineFlow } from '@coverkit/flow'
import { createStore } from 'jotai'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftServices } from '../DraftServices.ts'
import { createFlowDraft } from '../state/createFlowDraft.ts'
import { type FlowAnswers, noProgress } from '../state/FlowAnswers.ts'

interface Trip extends FlowAnswers {
  readonly name: string | null
}

const flow = defineFlow<Trip, 'who'>({
  name: 'calculator',
  base: '/trip',
  defaultStep: 'who',
  steps: [{ id: 'who', path: 'who', schema: { safeParse: () => ({ success: true }) } }],
})
const kind = {
  flow: 'calculator',
  version: 1,
  migrations: {},
  parse(value: unknown) {
    const trip = value as Trip
    if (typeof trip.name === 'number') throw new RangeError('A name is text.')
    return trip
  },
}
const empty = (): Trip => ({ typed: {}, progress: noProgress, name: null })

interface Stored {
  readonly rev: number
  readonly version: number
  readonly attempt: string
  readonly answers: unknown
}

let stored: Stored | null = null
let signedIn = true
let isSilent = false
/** Whether the account stores what is sent without an answer that arrives. */
let isUnanswered = false
const puts: unknown[] = []

/** An account that keeps one draft, as the contract has it. */
async function account(request: Request): Promise<Response> {
  const times = { savedAt: '2026-11-21T09:00:00Z', expiresAt: '2026-12-21T09:00:00Z' }
  if (isSilent) return new Promise<never>(() => undefined)
  if (request.method === 'GET') {
    return Response.json({ draft: stored && { flow: 'calculator', ...stored, ...times } })
  }
  const { baseRev, tracking: _key, ...next } = await request.json()
  puts.push(next)
  if ((stored?.rev ?? null) !== baseRev) return Response.json({ errors: [], head: null }, { status: 409 })
  stored = next
  if (isUnanswered) return new Promise<never>(() => undefined)
  return Response.json({ successful: true, rev: next.rev, ...times })
}

const client = createApiClient({ baseUrl: 'https://api.example', fetch: account })
const identity = { session: { getToken: async () => (signedIn ? 'token' : null) } }

/** A page on a device; `drafts` are those of the device. */
function page(drafts: Drafts, { isSent = true } = {}) {
  const services: DraftServices = {
    store: createStore(),
    drafts: async () => drafts,
    client: async () => client,
    flows: new Set(),
    identity: async () => identity,
  }
  const request =
    async () =>
    (_services: DraftServices, { name }: Trip) => ({ tracking: null, name })
  const draft = createFlowDraft<Trip, 'who', { load(): Promise<void> }>(services, {
    flow,
    readers: { load: async () => undefined },
    kind,
    empty,
    ...(isSent && { request }),
  })
  return {
    ...draft,
    name: () => draft.read().answers.name,
    offer: () => services.store.get(draft.statusAtom).offer,
    loaded: () => services.store.get(draft.statusAtom).loaded,
    sent: () => services.store.get(draft.statusAtom).sent,
    rename: (name: string) => draft.update((answers) => ({ ...answers, name })),
  }
}

async function device(subject: string | null = 'sam'): Promise<Drafts> {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  await drafts.setSubject(subject)
  return drafts
}

const settled = () => vi.advanceTimersByTimeAsync(500)

beforeAll(async () => {
  await Promise.all([import('../persistence/createDraftStore.ts'), import('./followAccount.ts')])
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('sessionStorage', undefined)
  stored = null
  signedIn = true
  isSilent = false
  isUnanswered = false
  puts.length = 0
})

async function opened(drafts: Drafts) {
  const shown = page(drafts)
  await shown.ready()
  await settled()
  return shown
}

describe('a draft that follows', () => {
  it('is kept with the account at each step, and appears on another device', async () => {
    const first = await opened(await device())
    first.rename('Ada')
    await first.enqueue()
    await settled()
    expect(puts).toMatchObject([{ answers: { name: 'Ada' }, version: 1 }])
    const other = await opened(await device())
    expect(other.name()).toBe('Ada')
    other.rename('Bea')
    await other.enqueue()
    await settled()
    expect(stored).toMatchObject({ answers: { name: 'Bea' } })
  })

  it('is kept with the account at each step of a flow that sends nothing on the way', async () => {
    const first = page(await device(), { isSent: false })
    await first.ready()
    await settled()
    first.rename('Ada')
    await first.enqueue()
    await settled()
    expect(puts).toMatchObject([{ answers: { name: 'Ada' } }])
    expect(first.sent()?.state).not.toBe('waiting')
    first.rename('Bea')
    await first.persist()
    await settled()
    expect(puts).toHaveLength(1)
    await first.enqueue()
    await settled()
    expect(puts).toMatchObject([{ answers: { name: 'Ada' } }, { answers: { name: 'Bea' } }])
    expect(first.offer()).toBeUndefined()
    expect((await opened(await device())).name()).toBe('Bea')
  })

  it('shows what the account has to whoever waits for it', async () => {
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 'Ada' } }
    const shown = page(await device())
    const followed = shown.followed()
    await settled()
    await followed
    expect(shown.name()).toBe('Ada')
  })

  it('holds nobody up for an account that does not answer', async () => {
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 'Ada' } }
    isSilent = true
    const shown = page(await device())
    const outcome = shown.followed().then(() => 'went on')
    await vi.advanceTimersByTimeAsync(5_500)
    expect(await outcome).toBe('went on')
    expect(shown.name()).toBeNull()
  })

  it('notes the account’s revision on this device only', async () => {
    const first = await opened(await device())
    first.rename('Ada')
    await first.enqueue()
    await settled()
    expect(first.read().answers.progress.accountRev).toBe(stored?.rev)
    expect(JSON.stringify(puts)).not.toContain('accountRev')
  })

  it('is replaced in the account by what is begun after a restart, and nobody is asked', async () => {
    const first = await opened(await device())
    first.rename('Ada')
    await first.enqueue()
    await settled()
    await first.restart()
    first.rename('Bea')
    await first.enqueue()
    await settled()
    expect(first.offer()).toBeUndefined()
    expect(stored).toMatchObject({ answers: { name: 'Bea' } })
  })

  it('stays on the device while nobody is signed in', async () => {
    signedIn = false
    const first = await opened(await device(null))
    first.rename('Ada')
    await first.enqueue()
    await settled()
    expect(puts).toEqual([])
  })

  it.each([
    [true, 'Ada', 'Ada'],
    [false, 'Bea', 'Bea'],
  ])('asks before either replaces the other (takes the account’s: %s)', async (takes, here, there) => {
    const drafts = await device()
    const { savedAt: replaces } = await drafts.save(kind, drafts.newId(), { ...empty(), name: 'Bea' })
    vi.advanceTimersByTime(1)
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 'Ada' } }
    const shown = await opened(drafts)
    expect(shown.name()).toBe('Bea')
    expect(shown.offer()).toMatchObject({ from: 'account', savedAt: '2026-11-21T09:00:00Z', replaces })
    await (await shown.store()).resolveOffer(takes)
    await settled()
    expect(shown.offer()).toBeUndefined()
    expect(shown.name()).toBe(here)
    expect(stored).toMatchObject({ answers: { name: there } })
    expect(await drafts.load(kind)).toMatchObject({ draft: { answers: { name: here } } })
  })

  it('replaces the account’s copy without asking where both had the same answers', async () => {
    const drafts = await device()
    await drafts.save(kind, drafts.newId(), { ...empty(), name: 'Ada' })
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 'Ada' } }
    const shown = await opened(drafts)
    shown.rename('Bea')
    await shown.enqueue()
    await settled()
    expect(shown.offer()).toBeUndefined()
    expect(stored).toMatchObject({ answers: { name: 'Bea' } })
  })

  it('asks when the account changed while this page was open', async () => {
    const first = await opened(await device())
    first.rename('Ada')
    await first.enqueue()
    await settled()
    stored = { rev: 40, version: 1, attempt: 'x', answers: { ...empty(), name: 'Cleo' } }
    first.rename('Bea')
    await first.enqueue()
    await settled()
    expect(stored).toMatchObject({ answers: { name: 'Cleo' } })
    expect(first.offer()).toMatchObject({ from: 'account' })
  })

  it('asks nothing when the page is left while its own save is under way', async () => {
    const drafts = await device()
    const first = await opened(drafts)
    first.rename('Ada')
    await first.enqueue()
    await settled()
    isUnanswered = true
    first.rename('Bea')
    await first.enqueue()
    await settled()
    expect(stored).toMatchObject({ answers: { name: 'Bea' } })
    first.rename('Cleo')
    await first.persist()
    isUnanswered = false

    const again = await opened(drafts)
    expect(again.offer()).toBeUndefined()
    expect(again.name()).toBe('Cleo')
    expect(stored).toMatchObject({ answers: { name: 'Cleo' } })
  })

  it('says that answers of the account cannot be read, and begins again', async () => {
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 7 } }
    const shown = await opened(await device())
    expect(shown.read().answers).toEqual(empty())
    expect(shown.loaded()).toBe('unreadable')
    expect(stored).toMatchObject({ rev: 7 })
  })

  it('puts none that cannot be read in the place of what is here', async () => {
    const drafts = await device()
    await drafts.save(kind, drafts.newId(), { ...empty(), name: 'Bea' })
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 7 } }
    const shown = await opened(drafts)
    expect(shown.offer()).toBeUndefined()
    expect(shown.name()).toBe('Bea')
    shown.rename('Cleo')
    await shown.enqueue()
    await settled()
    expect(await drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Cleo' } } })
    expect(stored).toMatchObject({ rev: 7 })
  })

  it('leaves answers of a newer version alone', async () => {
    stored = { rev: 7, version: 2, attempt: 'x', answers: { unknown: true } }
    const shown = await opened(await device())
    expect(shown.name()).toBeNull()
    expect(shown.offer()).toBeUndefined()
  })
})

describe('while the customer is asked', () => {
  async function requested() {
    const drafts = await device()
    await drafts.save(kind, drafts.newId(), { ...empty(), name: 'Bea' })
    stored = { rev: 7, version: 1, attempt: 'x', answers: { ...empty(), name: 'Ada' } }
    const shown = await opened(drafts)
    expect(shown.offer()).toMatchObject({ from: 'account' })
    return { drafts, shown }
  }

  it('no step goes to the account', async () => {
    const { shown } = await requested()
    shown.rename('Bea M')
    await shown.enqueue()
    await settled()
    expect(puts).toEqual([])
    expect(shown.offer()).toMatchObject({ from: 'account' })
  })

  it('a save that is on its way ends before the account’s answers take its place', async () => {
    const { drafts, shown } = await requested()
    const { save } = drafts
    const writing = Promise.withResolvers<void>()
    const saves = vi.spyOn(drafts, 'save').mockImplementationOnce(async (...call) => {
      await writing.promise
      return save(...call)
    })
    shown.rename('Bea M')
    const persisted = shown.persist()
    const resolved = (await shown.store()).resolveOffer(true)
    await settled()
    expect(saves).toHaveBeenCalledTimes(1)
    writing.resolve()
    await Promise.all([persisted, resolved])
    await settled()
    expect(shown.name()).toBe('Ada')
    expect(await drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
  })

  it('answers of a newer version are neither offered nor replaced', async () => {
    const drafts = await device()
    await drafts.save(kind, drafts.newId(), { ...empty(), name: 'Bea' })
    stored = { rev: 7, version: 2, attempt: 'x', answers: { unknown: true } }
    const shown = await opened(drafts)
    expect(shown.offer()).toBeUndefined()
    shown.rename('Bea M')
    await shown.enqueue()
    await settled()
    expect(shown.offer()).toBeUndefined()
    expect(stored).toMatchObject({ version: 2, answers: { unknown: true } })
  })
})

describe('answers of before sign-in', () => {
  async function begunBefore() {
    const drafts = await device(null)
    const shown = await opened(drafts)
    shown.rename('Ada')
    await shown.persist()
    await drafts.setSubject('sam')
    await settled()
    return { drafts, shown }
  }

  it('are offered, and saved as the visitor’s until the customer takes them', async () => {
    const { drafts, shown } = await begunBefore()
    expect(shown.offer()).toMatchObject({ from: 'visitor', replaces: null })
    shown.rename('Ada M')
    await shown.persist()
    expect(await drafts.list()).toEqual([])
    await (await shown.store()).resolveOffer(true)
    await settled()
    expect(shown.name()).toBe('Ada M')
    expect(await drafts.list()).toMatchObject([{ flow: 'calculator' }])
    expect(stored).toMatchObject({ answers: { name: 'Ada M' } })
  })

  it('are not offered in another flow', async () => {
    const drafts = await device(null)
    await drafts.save({ ...kind, flow: 'quote' }, drafts.newId(), { ...empty(), name: 'Ada' })
    await drafts.setSubject('sam')
    expect(await drafts.offered()).toMatchObject([{ flow: 'quote' }])
    expect((await opened(drafts)).offer()).toBeUndefined()
  })

  it('stay offered until they are taken over, and when that fails', async () => {
    const { drafts, shown } = await begunBefore()
    vi.spyOn(drafts, 'attach').mockRejectedValueOnce(new Error('The disk is full.'))
    await (await shown.store()).resolveOffer(true)
    expect(shown.offer()).toMatchObject({ from: 'visitor' })
    expect(await drafts.offered()).toHaveLength(1)
    await (await shown.store()).resolveOffer(true)
    await settled()
    expect(shown.offer()).toBeUndefined()
    expect(await drafts.offered()).toHaveLength(0)
  })

  it('make room for a fresh start when they are not wanted', async () => {
    const { drafts, shown } = await begunBefore()
    vi.stubGlobal('sessionStorage', storage())
    await (await shown.store()).resolveOffer(false)
    await settled()
    expect(shown.name()).toBeNull()
    expect(shown.offer()).toBeUndefined()
    expect(await drafts.offered()).toHaveLength(1)
    expect((await opened(drafts)).offer()).toBeUndefined()
  })
})

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
}
