import type { DraftKind } from '../api/draftKind.ts'
import type { Drafts } from '../api/drafts.ts'
import type { Completion, Outgoing, Send } from '../api/outgoing.ts'
import { createDrafts } from '../drafts/createDrafts.ts'
import type { Later } from '../platform/later.ts'
import type { LastingStore } from '../storage/lastingStore.ts'
import { memoryStore, memoryTables } from '../storage/memoryStore.ts'
import { movableStore } from '../storage/movableStore.ts'
import type { Message } from '../tabs/channel.ts'
import { type SenderLock, senderLock } from '../tabs/senderLock.ts'

/** One browser without real time: tabs that share rows, a lock and messages, and can be killed at any step. */
export interface FakeBrowser {
  readonly store: LastingStore
  readonly clock: FakeClock
  openTab(options: TabOptions): FakeTab
}

interface TabOptions {
  readonly senders: Readonly<Record<string, Send>>
  readonly completions?: Readonly<Record<string, Completion>>
  readonly onWakeUp?: (wake: () => void) => void
  /** Sees a request at the moment the tab decides to send it. */
  readonly onSend?: (outgoing: Outgoing) => void
}

export interface FakeTab {
  readonly drafts: Drafts
  kill(): void
}

interface BrowserOptions {
  /** Lets the test choose when each step is taken. */
  readonly step?: (label: string) => Promise<unknown>
  /** Without locks the tabs share a lease. */
  readonly locks?: boolean
  readonly channel?: boolean
  readonly random?: () => number
}

export const VISITOR = '5f0d6a52-5a7b-4d0e-9a43-8f6c5f3f1a01'
export const START = Date.parse('2026-11-21T10:00:00Z')

export interface Trip {
  readonly name: string
  readonly legs?: readonly string[]
  readonly note?: string
  readonly stops?: readonly Stop[]
}

/** A row, with an id that the server gives. */
export interface Stop {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly stopId: string | null
}

export function tripKind(flow = 'trip'): DraftKind<Trip> {
  return { flow, version: 1, migrations: {}, parse: (value) => value as Trip, serverIds: ['stopId'] }
}

export function fakeBrowser({
  step = async () => undefined,
  locks = true,
  channel = true,
  random = () => 0.5,
}: BrowserOptions = {}): FakeBrowser {
  const clock = fakeClock(START)
  const disk = memoryStore(memoryTables())
  const waiting: { readonly tab: number; readonly grant: () => void }[] = []
  let holder: number | undefined
  const hearers = new Map<number, (message: Message) => void>()
  let tabs = 0

  const pass = () => {
    const next = holder === undefined ? waiting.shift() : undefined
    if (!next) return
    holder = next.tab
    next.grant()
  }

  function openTab({
    senders,
    completions = {},
    onWakeUp = () => undefined,
    onSend = () => undefined,
  }: TabOptions): FakeTab {
    tabs += 1
    const tab = tabs
    let alive = true
    const gone = new Promise<never>(() => undefined)
    const living = <Value>(value: Value): Value | Promise<never> => (alive ? value : gone)
    const store: LastingStore = {
      place: 'memory',
      outdated: false,
      clear: () => undefined,
      onMoved: () => undefined,
      async change(work) {
        await living(undefined)
        await step(`tab ${tab}: transaction`)
        await living(undefined)
        const result = await disk.change(work)
        await step(`tab ${tab}: committed`)
        return living(result)
      },
    }
    const later: Later = (ms, run) => clock.later(ms, () => alive && run())
    const locked: SenderLock = async (work) => {
      await new Promise<void>((grant) => {
        waiting.push({ tab, grant })
        pass()
      })
      await step(`tab ${tab}: has the turn`)
      await work()
      holder = undefined
      pass()
      return true
    }
    const drafts = createDrafts({
      store: movableStore(store),
      visitorId: VISITOR,
      completions,
      senders: Object.fromEntries(
        Object.entries(senders).map(([flow, send]) => [
          flow,
          async (outgoing, options) => {
            if (alive) onSend(outgoing)
            await step(`tab ${tab}: sends`)
            await living(undefined)
            return living(await send(outgoing, options))
          },
        ]),
      ),
      lock: locks ? locked : senderLock('plain', store, clock.now, later, null),
      openChannel: (onMessage) => {
        hearers.set(tab, onMessage)
        return (message) => {
          if (!channel) return
          for (const [other, notify] of hearers)
            if (other !== tab) void step('message').then(() => notify(message))
        }
      },
      onWakeUp,
      later,
      now: clock.now,
      random,
      serverDate: async () => new Date(clock.now()),
      persist: () => undefined,
      mark: () => undefined,
    })
    return {
      drafts,
      kill() {
        alive = false
        hearers.delete(tab)
        waiting.splice(0, waiting.length, ...waiting.filter((other) => other.tab !== tab))
        if (holder !== tab) return
        holder = undefined
        pass()
      },
    }
  }

  const store: LastingStore = {
    ...disk,
    place: 'memory',
    outdated: false,
    clear: () => undefined,
    onMoved: () => undefined,
  }
  return { store, clock, openTab }
}

interface FakeClock {
  now(): number
  set(time: number): void
  later: Later
  /** Runs what is to run next, at its time; false when nothing waits. */
  next(): boolean
  /** Lets time pass, with everything that is to run in it. */
  pass(ms: number): Promise<void>
}

function fakeClock(start: number): FakeClock {
  let time = start
  let timers: { readonly at: number; readonly run: () => void }[] = []

  function next(until = Number.POSITIVE_INFINITY): boolean {
    const [first] = timers.toSorted((one, other) => one.at - other.at)
    if (!first || first.at > until) return false
    timers = timers.filter((timer) => timer !== first)
    time = Math.max(time, first.at)
    first.run()
    return true
  }

  return {
    now: () => time,
    set: (to) => {
      time = to
    },
    later(ms, run) {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    next: () => next(),
    async pass(ms) {
      const until = time + ms
      await flushed()
      while (next(until)) await flushed()
      time = Math.max(time, until)
      await flushed()
    },
  }
}

/** Until all that can go on without time has gone on. */
export function flushed(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
