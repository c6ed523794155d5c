import { AsyncLocalStorage } from 'node:async_hooks'
import { type Drafts, type Outgoing, openDrafts, type SendOutcome } from '@coverkit/drafts'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { type Trip, tripRules } from '../state/trip.fixture.ts'
import { bodyOf, openPage, type Page, kind as tripKind } from './page.fixture.ts'

export const kind = { ...tripKind, flow: 'calculator', lastWins: ['progress'], serverIds: ['stopId'] }

/** A page of a tab, and its part of the browser: items, document and state. */
interface Surroundings {
  isGone: boolean
  readonly items: Map<string, string>
  readonly document: EventTarget & { visibilityState: string }
}

export interface Tab {
  page(): Page
  drafts(): Promise<Drafts>
  /** Runs an action on the tab's page. */
  act<Result>(work: (page: Page) => Result): Result
  /** Leaves the page as it is and opens the next one of the same tab. */
  reload(): Promise<void>
}

/** The requests that the server received, and every violation of the protocol. */
export interface Server {
  /** Confirmed requests, in their order. */
  readonly taken: {
    readonly id: string
    readonly run: string
    readonly kind: string
    readonly text: string
  }[]
  readonly wrongs: string[]
  /** Behaviour for the next requests: the connection may end before or after they arrive. */
  mood: 'answers' | 'is busy' | 'cuts before' | 'cuts after'
}

/**
 * One browser of one device: real drafts over an IndexedDB in memory, its tabs with pages that can be left at
 * any moment, a stopped clock, and a server.
 */
export function openDevice(brand: string) {
  const present = new AsyncLocalStorage<Surroundings>()
  const clock = standingClock()
  const server: Server = { taken: [], wrongs: [], mood: 'answers' }
  /** Calls in flight. */
  let running = 0

  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', channels())
  vi.stubGlobal('setTimeout', clock.setTimeout)
  vi.stubGlobal('clearTimeout', clock.clearTimeout)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => present.getStore()?.items.get(name) ?? null,
    setItem: (name: string, value: string) => ifHere((here) => here.items.set(name, value)),
    removeItem: (name: string) => ifHere((here) => here.items.delete(name)),
  })
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: () => void) =>
      present.getStore()?.document.addEventListener(name, listener),
    get visibilityState() {
      return present.getStore()?.document.visibilityState
    },
  })

  function ifHere(work: (here: Surroundings) => unknown): void {
    const here = present.getStore()
    if (here && !here.isGone) work(here)
  }

  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }

  /** A page that is gone starts nothing more; a started call ends, as a transaction does. */
  function ofPage(drafts: Drafts, here: Surroundings): Drafts {
    const never = new Promise<never>(() => undefined)
    return new Proxy(drafts, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function' || name === 'watch' || name === 'carry' || name === 'newId')
          return member
        return (...call: unknown[]) =>
          here.isGone ? never : counted(async () => Reflect.apply(member, target, call))
      },
    })
  }

  const send = (outgoing: Outgoing): Promise<SendOutcome> =>
    counted(async () => {
      const { mood } = server
      if (mood === 'is busy') return { kind: 'retry' }
      if (mood === 'cuts before') return { kind: 'unknown' }
      take(server, outgoing)
      return mood === 'cuts after' ? { kind: 'unknown' } : { kind: 'confirmed', answer: answerTo(outgoing) }
    })

  const drafts = (): Promise<Drafts> =>
    openDrafts({
      brand,
      senders: { calculator: send },
      now: () => new Date(clock.now()),
    })

  /** Resolves once no work is left that runs without a timer. */
  async function quiet(): Promise<void> {
    for (let calm = 0; calm < 60; calm = running === 0 ? calm + 1 : 0) await turn()
  }

  async function openTab(): Promise<Tab> {
    const items = new Map<string, string>()
    let here: Surroundings
    let page: Page
    let opened: Promise<Drafts>

    async function open(): Promise<void> {
      const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
      here = { isGone: false, items, document }
      const own = here
      await present.run(own, async () => {
        const mine = counted(async () => ofPage(await drafts(), own))
        opened = mine
        page = openPage(() => mine, definition, {
          mayLeaveInput: () => true,
        })
        await page.ready()
        await untilCarried(await mine)
      })
    }

    await open()
    return {
      page: () => page,
      drafts: () => opened,
      act: (work) => present.run(here, () => work(page)),
      async reload() {
        // A press and leaving the page are two tasks: microtasks run between them.
        for (let step = 0; step < 20; step += 1) await undefined
        here.document.visibilityState = 'hidden'
        present.run(here, () => here.document.dispatchEvent(new Event('visibilitychange')))
        here.isGone = true
        await open()
      },
    }
  }

  return {
    openTab,
    drafts,
    server,
    pass: (ms: number) => clock.pass(ms, quiet),
    quiet,
  }
}

/** The server's response: the stops that it received, to which it assigns ids. */
interface Answer {
  readonly stops: readonly string[]
}

const definition = {
  ...tripRules,
  flow: { ...tripRules.flow, name: 'calculator', accepted: { ids: withStopIds } },
  kind,
  request: async () => (services: unknown, answers: Trip) => ({
    ...bodyOf(services, answers),
    stops: (answers.stops ?? []).map(({ id }) => id),
  }),
}

function withStopIds(answers: Trip, { stops: sent }: Answer): Trip {
  const isNew = answers.stops?.some(({ id, stopId }) => stopId === null && sent.includes(id))
  if (!isNew) return answers
  const stops = answers.stops?.map((stop) =>
    sent.includes(stop.id) ? { ...stop, stopId: `server ${stop.id}` } : stop,
  )
  return { ...answers, ...(stops && { stops }) }
}

const answerTo = ({ body }: Outgoing): Answer => ({ stops: (body as Answer).stops })

function take({ taken, wrongs }: Server, { id, kind: sent, body }: Outgoing): void {
  const text = JSON.stringify(body)
  const { tracking } = body as { readonly tracking: { readonly id: string; readonly draft: string } }
  const earlier = taken.find((other) => other.id === id)
  if (earlier && earlier.text !== text) wrongs.push(`${id}: two bodies`)
  if (tracking.id !== id) wrongs.push(`${id}: another key in the body`)
  if (!earlier) taken.push({ id, run: tracking.draft, kind: sent, text })
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Resolves after the page's first moments, in which nothing can be carried. */
async function untilCarried(drafts: Drafts): Promise<void> {
  while (!drafts.carry('probe', 0)) await turn()
}

/** Messages between pages, each a turn later. */
function channels() {
  const open = new Set<{ readonly name: string; onmessage?: (event: { readonly data: unknown }) => void }>()
  return class {
    onmessage?: (event: { readonly data: unknown }) => void
    readonly name: string
    constructor(name: string) {
      this.name = name
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of open) {
        if (other !== this && other.name === this.name) setImmediate(() => other.onmessage?.({ data }))
      }
    }
  }
}

/** Timers that fire when the test lets time pass, each in the page that set it. */
function standingClock() {
  let time = Date.parse('2026-11-22T02:00:00.000Z')
  let ids = 0
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  return {
    now: () => time,
    setTimeout(run: () => void, ms = 0) {
      ids += 1
      timers.set(ids, { at: time + ms, run: AsyncLocalStorage.bind(run) })
      return ids
    },
    clearTimeout: (id: number | undefined) => void timers.delete(id ?? 0),
    async pass(ms: number, quiet: () => Promise<void>) {
      const until = time + ms
      for (;;) {
        const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at)
        if (!next || next[1].at > until) break
        // Timers of seconds are long: calls in flight arrive before they fire.
        if (next[1].at - time > 1_000) await quiet()
        if (!timers.delete(next[0])) continue
        time = Math.max(time, next[1].at)
        next[1].run()
        await turn()
      }
      time = until
    },
  }
}
