import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Outgoing, SendOutcome } from '../api/outgoing.ts'
import {
  type FakeTab,
  fakeBrowser,
  flushed,
  type Stop,
  type Trip,
  tripKind,
} from '../testing/fakeBrowser.fixture.ts'
import { fakeServer } from '../testing/fakeServer.fixture.ts'

/** More and longer: `DRAFT_WALKS=1000`. */
const numRuns = Number(process.env.DRAFT_WALKS ?? 80)

const FLOWS = ['trip', 'tour'] as const
type Flow = (typeof FLOWS)[number]
const MOODS = ['answers', 'cuts before', 'cuts after', 'is busy', 'asks for a sign-in'] as const
type Mood = (typeof MOODS)[number]
/** The answer that each tab changes, of the trip and of each stop: two tabs never disagree. */
const FIELDS = ['name', 'note'] as const

interface Page {
  readonly attempt: string
  readonly answers: Trip
}

interface Tab extends FakeTab {
  /** The pages that this tab shows, by flow. */
  readonly pages: Map<Flow, Page>
}

/** The expected state after any commands: each owner's answers, and the requests that have to arrive. */
interface Model {
  subject: string | null
  values: number
  /** By owner and flow. */
  readonly stored: Map<string, Trip>
  /** The last revision of each run. */
  readonly revs: Map<string, number>
  /** By owner and flow: the last request, by run and revision. */
  readonly requested: Map<string, { readonly attempt: string; readonly rev: number }>
  readonly submits: Map<string, string>
}

interface World {
  readonly browser: ReturnType<typeof fakeBrowser>
  readonly server: ReturnType<typeof fakeServer>
  readonly tabs: Tab[]
  /** Requests that were neither answered nor called off, with the tab's pages. */
  readonly onTheirWay: Map<AbortSignal, { readonly draft: string; readonly pages: Tab['pages'] }>
  mood: Mood
}

type Command = fc.AsyncCommand<Model, World>

const keyOf = (subject: string | null, flow: Flow) => `${subject ?? 'visitor'}/${flow}`

function command(
  name: string,
  run: (model: Model, world: World) => Promise<unknown>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check,
    toString: () => name,
    async run(model, world) {
      await run(model, world)
      await flushed()
      expect(world.server.wrongs).toEqual([])
    },
  }
}

function tabAt({ tabs }: World, at: number): Tab {
  const tab = tabs[at]
  if (!tab) throw new Error('no such tab')
  return tab
}

function openTab(world: World): Tab {
  const pages: Tab['pages'] = new Map()

  async function send(
    outgoing: Outgoing,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<SendOutcome> {
    const { draft } = (outgoing.body as { tracking: { draft: string } }).tracking
    if ([...world.onTheirWay.values()].some((other) => other.draft === draft))
      world.server.wrongs.push(`${draft}: two at once`)
    const end = () => world.onTheirWay.delete(signal)
    world.onTheirWay.set(signal, { draft, pages })
    signal.addEventListener('abort', end)
    await flushed()
    const outcome = answered(world, outgoing)
    await flushed()
    end()
    return outcome
  }
  const tab = world.browser.openTab({ senders: { trip: send, tour: send } })
  return { ...tab, pages }
}

function answered({ server, mood }: World, outgoing: Outgoing): SendOutcome {
  if (mood === 'answers') return server.take(outgoing)
  if (mood === 'cuts after') server.take(outgoing)
  if (mood === 'is busy') return { kind: 'retry', retryAfterMs: 2_000 }
  return { kind: mood === 'asks for a sign-in' ? 'unauthorised' : 'unknown' }
}

const noAnswers: Trip = { name: '', note: '', stops: [] }

const sameOrder = ({ stops = [], ...trip }: Trip): Trip => ({
  ...trip,
  stops: stops.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

/** Changes a tab's answers; null where it cannot. The other tab may have stored different ones meanwhile. */
type Change = (trip: Trip, at: number, value: string, stored: Trip) => Trip | null

const withStops = (trip: Trip, change: (stops: readonly Stop[]) => readonly Stop[]): Trip => ({
  ...trip,
  stops: change(trip.stops ?? []),
})

const ownField = (at: number) => FIELDS[at] ?? 'name'

const answersOf = ({ name, note }: Stop) => `${name} ${note}`

/** The first row of both that is as it says. */
const stopOf = (shown: Trip, stored: Trip, fits: (shown: Stop, stored: Stop) => boolean) =>
  shown.stops?.find((stop) => stored.stops?.some((other) => other.id === stop.id && fits(stop, other)))?.id

const CHANGES = {
  answer: (trip, at, value) => ({ ...trip, [ownField(at)]: value }),
  'add a stop': (trip, _at, value) =>
    withStops(trip, (stops) => [...stops, { id: value, name: '', note: '', stopId: null }]),
  'change a stop': (trip, at, value, stored) => {
    const id = stopOf(trip, stored, () => true)
    if (id === undefined) return null
    return withStops(trip, (stops) =>
      stops.map((stop) => (stop.id === id ? { ...stop, [ownField(at)]: value } : stop)),
    )
  },
  'remove a stop': (trip, _at, _value, stored) => {
    const id = stopOf(trip, stored, (shown, other) => answersOf(shown) === answersOf(other))
    return id === undefined ? null : withStops(trip, (stops) => stops.filter((stop) => stop.id !== id))
  },
  'take in the server’s ids': (trip) =>
    trip.stops?.some(({ stopId }) => stopId === null)
      ? withStops(trip, (stops) => stops.map((stop) => ({ ...stop, stopId: `server ${stop.id}` })))
      : null,
} satisfies Record<string, Change>
type ChangeName = keyof typeof CHANGES
const CHANGE_NAMES = Object.keys(CHANGES) as ChangeName[]

/** Returns the stored answers after a tab's change: the change alone is applied, not all that the tab shows. */
function storedAfter(shown: Trip, changed: Trip, stored: Trip): Trip {
  const [before, after] = [shown.stops ?? [], changed.stops ?? []]
  const added = after.filter(({ id }) => !before.some((stop) => stop.id === id))
  const stops = (stored.stops ?? [])
    .filter(({ id }) => after.some((stop) => stop.id === id) || !before.some((stop) => stop.id === id))
    .map((stop) => {
      const [was, is] = [before, after].map((list) => list.find(({ id }) => id === stop.id))
      return was && is ? { ...stop, ...changesOf(was, is) } : stop
    })
  return {
    ...stored,
    ...changesOf({ ...shown, stops: [] }, { ...changed, stops: [] }),
    stops: [...stops, ...added],
  }
}

const changesOf = <Value extends object>(was: Value, is: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(is).filter(([name, value]) => name !== 'stops' && Reflect.get(was, name) !== value),
  ) as Partial<Value>

/** Loads a flow in a tab, and expects exactly the answers that the owner stored. */
async function read(model: Model, tab: Tab, flow: Flow): Promise<Page> {
  const loaded = await tab.drafts.load(tripKind(flow))
  const expected = model.stored.get(keyOf(model.subject, flow))
  expect(loaded.status).toBe(expected ? 'found' : 'none')
  if (loaded.status !== 'found') return { attempt: tab.drafts.newId(), answers: noAnswers }
  expect(expected && sameOrder(loaded.draft.answers)).toEqual(expected && sameOrder(expected))
  expect(loaded.draft.conflicts).toEqual([])
  return loaded.draft
}

const save = (at: number, flow: Flow, kind: 'save' | 'submit' | null, change: ChangeName) =>
  command(`tab ${at}: ${kind ?? 'keystroke'} in ${flow}, ${change}`, async (model, world) => {
    const tab = tabAt(world, at)
    const page = tab.pages.get(flow) ?? (await read(model, tab, flow))
    model.values += 1
    const key = keyOf(model.subject, flow)
    const before = model.stored.get(key) ?? noAnswers
    const value = `value ${model.values}`
    const changes: Record<ChangeName, Change> = CHANGES
    const changed = changes[change](page.answers, at, value, before)
    if (changed === null) return
    const body = (answers: Trip) => ({ ...answers, tracking: null })
    const saved = await tab.drafts.save(tripKind(flow), page.attempt, changed, {
      base: noAnswers,
      ...(kind && { entry: { kind, body } }),
    })
    expect(saved.rev).toBeGreaterThan(model.revs.get(saved.attempt) ?? 0)
    model.revs.set(saved.attempt, saved.rev)
    const stored = storedAfter(page.answers, changed, before)
    expect(saved.conflicts).toEqual([])
    expect(sameOrder(saved.answers)).toEqual(sameOrder(stored))
    model.stored.set(key, stored)
    if (kind) model.requested.set(key, saved)
    if (kind === 'submit' && saved.entryId !== null) model.submits.set(saved.entryId, key)
    tab.pages.set(flow, saved)
  })

const load = (at: number, flow: Flow) =>
  command(`tab ${at}: load ${flow}`, async (model, world) => {
    const tab = tabAt(world, at)
    const page = await read(model, tab, flow)
    if (model.stored.has(keyOf(model.subject, flow))) tab.pages.set(flow, page)
  })

function forget({ tabs }: World, flows: readonly Flow[] = FLOWS): void {
  for (const { pages } of tabs) for (const flow of flows) pages.delete(flow)
}

function drop(model: Model, key: string): void {
  model.stored.delete(key)
  model.requested.delete(key)
  for (const [id, of] of model.submits) if (of === key) model.submits.delete(id)
}

const remove = (at: number, flow: Flow) =>
  command(`tab ${at}: remove ${flow}`, async (model, world) => {
    await tabAt(world, at).drafts.remove(flow)
    drop(model, keyOf(model.subject, flow))
    forget(world, [flow])
  })

const signIn = (subject: string | null) =>
  command(`${subject ?? 'nobody'} is signed in`, async (model, world) => {
    for (const { drafts } of world.tabs) await drafts.setSubject(subject)
    model.subject = subject
    forget(world)
  })

const attach = (at: number) =>
  command(
    `tab ${at}: attach`,
    async (model, world) => {
      const { drafts } = tabAt(world, at)
      const offered = (await drafts.offered()).map(({ flow }) => flow)
      expect(offered.toSorted()).toEqual(
        FLOWS.filter((flow) => model.stored.has(keyOf(null, flow))).toSorted(),
      )
      await drafts.attach(offered)
      for (const flow of FLOWS) {
        const [from, to] = [keyOf(null, flow), keyOf(model.subject, flow)]
        const stored = model.stored.get(from)
        if (!stored) continue
        const request = model.requested.get(from)
        drop(model, to)
        drop(model, from)
        model.stored.set(to, stored)
        if (request) model.requested.set(to, request)
      }
      forget(world)
    },
    ({ subject }) => subject !== null,
  )

const signOut = (at: number) =>
  command(
    `tab ${at}: sign out`,
    async (model, world) => {
      const { drafts } = tabAt(world, at)
      await drafts.discard()
      for (const flow of FLOWS) {
        drop(model, keyOf(model.subject, flow))
        drop(model, keyOf(null, flow))
      }
      model.subject = null
      forget(world)
      await flushed()
      for (const tab of world.tabs) expect(await tab.drafts.list()).toEqual([])
    },
    ({ subject }) => subject !== null,
  )

const reload = (at: number) =>
  command(`tab ${at}: reload`, async (model, world) => {
    const old = tabAt(world, at)
    old.kill()
    for (const [signal, { pages }] of world.onTheirWay)
      if (pages === old.pages) world.onTheirWay.delete(signal)
    const tab = openTab(world)
    world.tabs[at] = tab
    if (model.subject !== null) await tab.drafts.setSubject(model.subject)
  })

const mood = (next: Mood) =>
  command(`the server ${next}`, async (_model, world) => {
    world.mood = next
  })

const pass = (ms: number) => command(`${ms} ms`, async (_model, { browser }) => browser.clock.pass(ms))

const anyTab = fc.nat({ max: 1 })
const anyFlow = fc.constantFrom(...FLOWS)
const anySave = fc
  .tuple(
    anyTab,
    anyFlow,
    fc.constantFrom('save' as const, 'submit' as const, null),
    fc.constantFrom(...CHANGE_NAMES),
  )
  .map(([at, flow, kind, change]) => save(at, flow, kind, change))

const commands = fc.commands(
  [
    anySave,
    anySave,
    anySave,
    anySave,
    anySave,
    anySave,
    fc.tuple(anyTab, anyFlow).map(([at, flow]) => load(at, flow)),
    fc.tuple(anyTab, anyFlow).map(([at, flow]) => remove(at, flow)),
    fc.constantFrom('ada', 'bea', null).map(signIn),
    anyTab.map(attach),
    anyTab.map(signOut),
    anyTab.map(reload),
    fc.constantFrom(...MOODS).map(mood),
    fc.constantFrom(300, 5_000, 60_000).map(pass),
  ],
  { maxCommands: 30 },
)

/** Until all that can go on without time has gone on, answers of the server too. */
async function idle(): Promise<void> {
  for (let steps = 0; steps < 8; steps += 1) await flushed()
}

/** Everybody comes back in turn, the server is well, and time goes by. */
async function comeBack(model: Model, world: World): Promise<void> {
  await idle()
  world.mood = 'answers'
  for (const subject of [null, 'ada', 'bea']) {
    for (const { drafts } of world.tabs) await drafts.setSubject(subject)
    model.subject = subject
    forget(world)
    await idle()
    await tabAt(world, 0).drafts.sendNow()
    for (let timers = 0; timers < 30; timers += 1) {
      await idle()
      world.browser.clock.next()
    }
    for (const flow of FLOWS) for (const tab of world.tabs) await read(model, tab, flow)
  }
}

it('whatever is done in two tabs: nothing saved is lost, each reads their own, and what was to be sent arrives once', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const world: World = {
        browser: fakeBrowser(),
        server: fakeServer(),
        tabs: [],
        onTheirWay: new Map(),
        mood: 'answers',
      }
      world.tabs.push(openTab(world), openTab(world))
      const model: Model = {
        subject: null,
        values: 0,
        stored: new Map(),
        revs: new Map(),
        requested: new Map(),
        submits: new Map(),
      }
      await fc.asyncModelRun(() => ({ model, real: world }), steps)
      await comeBack(model, world)
      const { taken, wrongs } = world.server
      expect(wrongs).toEqual([])
      for (const [key, { attempt, rev }] of model.requested) {
        const arrived = taken.filter(({ draft }) => draft === attempt).map((row) => row.rev)
        expect(Math.max(0, ...arrived), key).toBeGreaterThanOrEqual(rev)
      }
      for (const id of model.submits.keys())
        expect(taken.filter((row) => row.id === id).length).toBeLessThanOrEqual(1)
      const left = await world.browser.store.change((change) => change.all('outbox'))
      expect(left).toEqual([])
    }),
    { numRuns },
  )
}, 120_000)
