import { createApiClient } from '@coverkit/api-client'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { defineFlow, type SliceStorage } from '@coverkit/flow'
import { createStore } from 'jotai'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftServices } from './DraftServices.ts'
import { createFlowDraft } from './state/createFlowDraft.ts'
import { type FlowAnswers, noProgress, withRawInput } from './state/FlowAnswers.ts'
import { found, savedDraft, storedDraft } from './state/trip.fixture.ts'
import { fakeDrafts, storageOf } from './testing/page.fixture.ts'

interface Visit extends FlowAnswers {
  readonly name: string | null
  readonly storage: SliceStorage
  readonly condition: string | null
}

const SECRET = 'asthma since 2019'

const empty = (): Visit => ({
  typed: {},
  progress: noProgress,
  name: null,
  storage: 'memory',
  condition: null,
})
const isOfHealth = (key: string) => key.startsWith('health/')
const flow = defineFlow<Visit, 'who' | 'health'>({
  name: 'client-quote',
  base: '/visit',
  defaultStep: 'who',
  steps: [
    { id: 'who', path: 'who', schema: { safeParse: () => ({ success: true }) } },
    { id: 'health', path: 'health', schema: { safeParse: () => ({ success: true }) } },
  ],
  slices: [{ fields: ['condition'], storageOf: ({ storage }) => storage, entries: { typed: isOfHealth } }],
})
const kind = { flow: 'client-quote', version: 1, migrations: {}, parse: (value: unknown) => value as Visit }

function openVisit(drafts: DraftServices['drafts'], services: Partial<DraftServices> = {}) {
  const all: DraftServices = {
    store: createStore(),
    drafts,
    client: () => Promise.reject(new Error('not used')),
    flows: new Set(),
    identity: async () => null,
    ...services,
  }
  const request = async () => (_services: unknown, answers: Visit) => ({ tracking: null, ...answers })
  return createFlowDraft<Visit, 'who' | 'health', { load(): Promise<void> }>(all, {
    flow,
    readers: { load: async () => undefined },
    kind,
    empty,
    request,
  })
}

type Page = ReturnType<typeof openVisit>

function answer(page: Page, storage: SliceStorage): void {
  page.update((answers) => ({
    ...withRawInput(answers, 'health', 'notes', SECRET),
    name: 'Ada',
    storage,
    condition: SECRET,
  }))
}

const hide = () => {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

let items: Map<string, string>

beforeAll(async () => {
  await Promise.all([import('./persistence/createDraftStore.ts'), import('./account/followAccount.ts')])
})
beforeEach(() => {
  vi.useFakeTimers()
  items = new Map()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('sessionStorage', storageOf(items))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what a visitor keeps in memory', () => {
  it('is given to no store, request, next page or mailed link, and stays on the page', async () => {
    const device = fakeDrafts()
    const page = openVisit(async () => device as unknown as Drafts)
    await page.ready()
    answer(page, 'memory')
    await page.enqueue()
    expect(device.save).toHaveBeenCalledTimes(1)
    expect(device.save.mock.lastCall?.[2]).toMatchObject({ name: 'Ada', condition: null, typed: {} })
    expect(page.read().answers).toMatchObject({ condition: SECRET, typed: { 'health/notes': SECRET } })
    expect(page.record().status.saveState).toBe('saved')
    page.update((answers) => ({ ...answers, name: 'Bea' }))
    hide()
    expect(device.carry).toHaveBeenCalledTimes(1)
    const mailed = await (await page.store()).copy()
    const given = [device.save.mock.calls, device.carry.mock.calls, mailed, [...items]]
    expect(JSON.stringify(given)).not.toContain(SECRET)
    expect(JSON.stringify(given)).toContain('Bea')
  })

  it('is left for no page, not even before what encrypts is ready', async () => {
    const never = new Promise<never>(() => undefined)
    const early = openVisit(() => never, { mayLeaveInput: () => true })
    answer(early, 'memory')
    await vi.advanceTimersByTimeAsync(0)
    hide()
    expect(JSON.stringify([...items])).not.toContain(SECRET)
    const device = { ...fakeDrafts(), carry: () => false }
    const page = openVisit(async () => device as unknown as Drafts, { mayLeaveInput: () => true })
    await page.ready()
    answer(page, 'memory')
    hide()
    expect(JSON.stringify([...items])).not.toContain(SECRET)
  })

  it('stays when another tab changed the rest', async () => {
    const device = fakeDrafts()
    const page = openVisit(async () => device as unknown as Drafts)
    await page.ready()
    answer(page, 'memory')
    await page.persist()
    const others = { ...empty(), name: 'Cleo' }
    device.load.mockResolvedValue(found(storedDraft({ rev: 9, answers: others as never })))
    device.notify({ rev: 9 })
    await vi.advanceTimersByTimeAsync(500)
    expect(page.read().answers).toMatchObject({ name: 'Cleo', condition: SECRET })
    device.save.mockResolvedValueOnce(savedDraft({ rev: 10, answers: { ...others, name: 'Dot' } as never }))
    page.update((answers) => ({ ...answers, progress: { ...answers.progress, furthest: 'health' } }))
    await page.persist()
    expect(page.read().answers).toMatchObject({ name: 'Dot', condition: SECRET })
  })
})

describe('what a visitor keeps on the device', () => {
  it('is persisted and read back there, and is not mailed', async () => {
    const drafts = await openDrafts({ brand: crypto.randomUUID() })
    const page = openVisit(async () => drafts)
    await page.ready()
    answer(page, 'device')
    await page.persist()
    const next = openVisit(async () => drafts)
    await next.ready()
    expect(next.read().answers).toMatchObject({ name: 'Ada', condition: SECRET })
    const mailed = await (await next.store()).copy()
    expect(mailed.answers).toMatchObject({ name: 'Ada', condition: null })
    expect(JSON.stringify(mailed)).not.toContain(SECRET)
  })

  it.each([
    ['device', false],
    ['account', true],
  ] as const)('with %s chosen, the account has it: %s', async (storage, isGiven) => {
    const { services, bodies } = signedIn()
    const drafts = await openDrafts({ brand: crypto.randomUUID() })
    await drafts.setSubject('sam')
    const page = openVisit(async () => drafts, services)
    await page.ready()
    answer(page, storage)
    await page.enqueue()
    await vi.advanceTimersByTimeAsync(500)
    expect(bodies.at(-1)).toContain('Ada')
    expect(bodies.join().includes(SECRET)).toBe(isGiven)
  })

  it('stays where the account’s copy is taken in, which never had it', async () => {
    const { services, bodies, change } = signedIn()
    const drafts = await openDrafts({ brand: crypto.randomUUID() })
    await drafts.setSubject('sam')
    const page = openVisit(async () => drafts, services)
    await page.ready()
    answer(page, 'device')
    await page.enqueue()
    await vi.advanceTimersByTimeAsync(500)
    change((answers) => ({ ...answers, name: 'Eve' }))
    const next = openVisit(async () => drafts, services)
    await next.ready()
    await vi.advanceTimersByTimeAsync(500)
    await (await next.store()).resolveOffer(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(next.read().answers).toMatchObject({ name: 'Eve', storage: 'device', condition: SECRET })
    expect(bodies.join()).not.toContain(SECRET)
  })
})

it('the account hears that a draft was submitted, of a flow that saves nothing on the way too', async () => {
  const { services, bodies } = signedIn()
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  await drafts.setSubject('sam')
  const page = openVisit(async () => drafts, services)
  await page.ready()
  page.update((answers) => ({ ...answers, name: 'Ada' }))
  await page.persist()
  await vi.advanceTimersByTimeAsync(500)
  const before = bodies.length
  page.update((answers) => Object.assign({ ...answers }, { submitted: { reference: 'CH4NGE12' } }))
  await page.persist()
  await vi.advanceTimersByTimeAsync(500)
  expect(bodies.slice(before).map((body) => JSON.parse(body).answers.submitted)).toEqual([
    { reference: 'CH4NGE12' },
  ])
})

/** A customer whose account keeps one draft, as the contract has it. */
function signedIn() {
  interface Stored {
    readonly rev: number
    readonly attempt: string
    readonly answers: Visit
  }
  const account: { stored: Stored | null } = { stored: null }
  const bodies: string[] = []
  const times = { savedAt: '2026-11-21T09:00:00Z', expiresAt: '2026-12-21T09:00:00Z' }
  async function respond(request: Request): Promise<Response> {
    const { stored } = account
    if (request.method === 'GET')
      return Response.json({ draft: stored && { flow: 'client-quote', ...stored, ...times } })
    const text = await request.text()
    bodies.push(text)
    const { baseRev: _base, tracking: _key, ...next } = JSON.parse(text)
    account.stored = next
    return Response.json({ successful: true, rev: next.rev, ...times })
  }
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: respond })
  const identity = { session: { getToken: async () => 'token' } }
  const services = { client: async () => client, identity: async () => identity }
  return {
    services,
    bodies,
    /** Changes the account's copy as another device would. */
    change(edit: (answers: Visit) => Visit) {
      const { stored } = account
      if (stored)
        account.stored = {
          ...stored,
          rev: stored.rev + 1,
          attempt: crypto.randomUUID(),
          answers: edit(stored.answers),
        }
    },
  }
}
