import fc from 'fast-check'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isPersisted } from './state/DraftRecord.ts'
import type { Stop, Trip } from './state/trip.fixture.ts'
import { kind, openDevice, type Server, type Tab } from './testing/device.fixture.ts'

type Device = ReturnType<typeof openDevice>

/** The invariants, whatever the pages do. Every entered value names the run in which it was entered. */
interface Model {
  epoch: number
  values: number
  /** The visitor's last input, by the path of the answer; each tab has its own. */
  entered: Map<string, string>
  /** The answer that a request of a tab must bring to the server: that value of it, or a later one. */
  requested: Map<number, number>
  /** Rows that were added and not removed, by their ids. */
  readonly stops: Map<string, ModelStop>
  /** The rows that each tab removed. */
  readonly removed: [Set<string>, Set<string>]
}

/** The tab that added a row, and the last input of each tab in it. */
interface ModelStop {
  readonly by: number
  readonly entered: [string | null, string | null]
}

interface World {
  readonly device: Device
  readonly tabs: readonly Tab[]
}

type Command = fc.AsyncCommand<Model, World>

/** The answer and the input that each tab changes. */
const FIELDS = ['name', 'town'] as const

const tabOf = ({ tabs }: World, at: number): Tab => {
  const tab = tabs[at]
  if (!tab) throw new Error('no such tab')
  return tab
}

function command(
  name: string,
  run: (model: Model, world: World) => Promise<unknown>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check: (model) => check(model),
    toString: () => name,
    async run(model, world) {
      await run(model, world)
      for (const [at, tab] of world.tabs.entries()) expectShown(model, tab, at)
      expect(world.device.server.wrongs).toEqual([])
      expectRunsApart(world.device.server)
    },
  }
}

const valueAt = (answers: Trip, path: string) =>
  path.startsWith('typed:') ? answers.typed[path.slice(6)] : Reflect.get(answers, path)

const numberOf = (value: string | null) => Number(/value (\d+)/.exec(value ?? '')?.[1] ?? 0)

/** No input is lost from its own page, and a page shows "saved" only for stored input. */
function expectShown(model: Model, tab: Tab, at: number): void {
  const { entered } = model
  const { answers, status } = tab.page().record()
  for (const [path, value] of entered) {
    if (path.endsWith(FIELDS[at] ?? '')) expect(valueAt(answers, path), `tab ${at}: ${path}`).toBe(value)
  }
  expectStops(model, answers.stops ?? [], at)
  if (status.saveState === 'saved') expect(isPersisted(tab.page().record())).toBe(true)
}

/** A tab's changes of rows are shown on its page, and no row is shown there twice. */
function expectStops({ stops, removed }: Model, shown: readonly Stop[], at: number): void {
  const ids = shown.map(({ id }) => id)
  expect(new Set(ids).size, `tab ${at}`).toBe(ids.length)
  expect(ids.filter((id) => removed[at]?.has(id))).toEqual([])
  for (const [id, { by, entered }] of stops) {
    const own = entered[at] ?? null
    if (by !== at && own === null) continue
    expect(shown.find((stop) => stop.id === id)?.[FIELDS[at] ?? 'name'], `tab ${at}: ${id}`).toBe(own)
  }
}

/** The values of one run occur in its requests only. */
function expectRunsApart({ taken }: Server): void {
  const epochs = new Map<string, Set<string>>()
  for (const { run, text } of taken) {
    const found = [...text.matchAll(/epoch (\d+)/g)].map(([, epoch]) => epoch ?? '')
    epochs.set(run, new Set([...(epochs.get(run) ?? []), ...found]))
  }
  for (const [run, found] of epochs) expect([...found], run).toHaveLength(Math.min(found.size, 1))
}

/** Runs all pending work to its end, and compares both pages with the device. */
async function resolve(model: Model, { device, tabs }: World): Promise<void> {
  // Twice: the server may answer a tab's request with ids, which the tab persists in turn.
  for (let round = 0; round < 2; round += 1) {
    await device.quiet()
    await device.pass(200)
    await device.quiet()
    for (const tab of tabs) await tab.act((page) => page.persist())
    await device.quiet()
  }
  const loaded = await (await device.drafts()).load(kind)
  const stored = loaded.status === 'found' ? loaded.draft.answers : undefined
  for (const [path, value] of model.entered) expect(stored && valueAt(stored, path), path).toBe(value)
  const stops = [...model.stops].map(([id, { entered }]) => ({ id, name: entered[0], town: entered[1] }))
  const found = (stored?.stops ?? []).map(({ id, name, town }) => ({ id, name, town }))
  const inOrder = (rows: typeof stops) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(inOrder(found)).toEqual(inOrder(stops))
  for (const [at, tab] of tabs.entries()) {
    const { answers, status } = tab.page().record()
    if (stored) expect(answers, `tab ${at}`).toEqual(stored)
    expect(status.saveState, `tab ${at}`).not.toBe('failed')
  }
}

const enter = (at: number, isInput: boolean) =>
  command(`tab ${at} ${isInput ? 'types' : 'answers'}`, async (model, world) => {
    model.values += 1
    const value = `epoch ${model.epoch} value ${model.values}`
    const field = FIELDS[at] ?? 'name'
    model.entered.set(isInput ? `typed:who/${field}` : field, value)
    tabOf(world, at).act((page) =>
      page.update((answers) =>
        isInput
          ? { ...answers, typed: { ...answers.typed, [`who/${field}`]: value } }
          : { ...answers, [field]: value },
      ),
    )
  })

const withStops = (answers: Trip, change: (stops: readonly Stop[]) => readonly Stop[]): Trip => ({
  ...answers,
  stops: change(answers.stops ?? []),
})

const addStop = (at: number) =>
  command(`tab ${at} adds a row`, async (model, world) => {
    model.values += 1
    const id = `stop ${model.values}`
    model.stops.set(id, { by: at, entered: [null, null] })
    const stop = { id, name: null, town: null, stopId: null }
    tabOf(world, at).act((page) => page.update((answers) => withStops(answers, (stops) => [...stops, stop])))
  })

/** Changes the tab's own member of a row that either tab may have added. */
const changeStop = (at: number) =>
  command(
    `tab ${at} changes a row`,
    async (model, world) => {
      const shown = tabOf(world, at).page().record().answers.stops ?? []
      const known = shown.map(({ id }) => ({ id, stop: model.stops.get(id) })).find(({ stop }) => stop)
      if (!known?.stop) return
      model.values += 1
      const value = `epoch ${model.epoch} value ${model.values}`
      known.stop.entered[at === 0 ? 0 : 1] = value
      tabOf(world, at).act((page) =>
        page.update((answers) =>
          withStops(answers, (stops) =>
            stops.map((stop) => (stop.id === known.id ? { ...stop, [FIELDS[at] ?? 'name']: value } : stop)),
          ),
        ),
      )
    },
    ({ stops }) => stops.size > 0,
  )

/**
 * Removes an own, stored row that the other tab did not change, except for merging the server's id. A row
 * whose save is in flight may come back when the page is left at that moment, like any answer that is
 * reverted.
 */
const removeStop = (at: number) =>
  command(
    `tab ${at} removes a row`,
    async (model, world) => {
      const stored = tabOf(world, at).page().record().stored?.stops ?? []
      const own = [...model.stops].find(
        ([id, { by, entered }]) =>
          by === at && entered[1 - at] === null && stored.some((stop) => stop.id === id),
      )
      if (!own) return
      const [gone] = own
      model.stops.delete(gone)
      model.removed[at === 0 ? 0 : 1].add(gone)
      tabOf(world, at).act((page) =>
        page.update((answers) => withStops(answers, (stops) => stops.filter(({ id }) => id !== gone))),
      )
    },
    ({ stops }) => stops.size > 0,
  )

const request = (at: number, act: 'enqueue' | 'saveConfirmed') =>
  command(
    `tab ${at}: ${act}`,
    async (model, world) => {
      // Not waited for: the next command may leave the page before anything is written.
      void tabOf(world, at).act((page) => page[act]())
      const value = model.entered.get(FIELDS[at] ?? 'name')
      if (value !== undefined) model.requested.set(at, numberOf(value))
    },
    ({ entered }) => entered.size > 0,
  )

const persist = (at: number) =>
  command(`tab ${at}: persist`, async (_model, world) => {
    await tabOf(world, at).act((page) => page.persist())
  })

const reload = (at: number) =>
  command(`tab ${at}: reload`, async (_model, world) => tabOf(world, at).reload())

const pass = (ms: number) => command(`${ms} ms`, async (_model, { device }) => device.pass(ms))

const quiet = command('quiet', async (_model, { device }) => device.quiet())

const mood = (next: Server['mood']) =>
  command(`the server ${next}`, async (_model, { device }) => {
    device.server.mood = next
  })

const settled = command('settle', resolve)

/** Restarts in one tab and reloads the other: no earlier answer comes back. */
const restart = (at: number) =>
  command(`tab ${at}: restart`, async (model, world) => {
    await resolve(model, world)
    await tabOf(world, at).act((page) => page.restart())
    await world.device.quiet()
    model.epoch += 1
    model.entered.clear()
    model.requested.clear()
    model.stops.clear()
    await tabOf(world, 1 - at).reload()
    await world.device.quiet()
    for (const tab of world.tabs) {
      const { answers, rev } = tab.page().record()
      expect({ ...answers, rev }).toMatchObject({ name: null, town: null, typed: {}, rev: 0 })
    }
  })

const anyTab = fc.nat({ max: 1 })

const commands = fc.commands(
  [
    fc.tuple(anyTab, fc.boolean()).map(([at, isInput]) => enter(at, isInput)),
    fc.tuple(anyTab, fc.boolean()).map(([at, isInput]) => enter(at, isInput)),
    anyTab.map(addStop),
    anyTab.map(changeStop),
    anyTab.map(removeStop),
    anyTab.map(persist),
    anyTab.map((at) => request(at, 'enqueue')),
    anyTab.map((at) => request(at, 'saveConfirmed')),
    anyTab.map(reload),
    anyTab.map(reload),
    fc.constantFrom(10, 150, 5_000).map(pass),
    fc.constant(quiet),
    fc.constantFrom<Server['mood']>('answers', 'is busy', 'cuts before', 'cuts after').map(mood),
    fc.constant(settled),
    anyTab.map(restart),
  ],
  { maxCommands: 25 },
)

beforeAll(async () => {
  await import('./persistence/createDraftStore.ts')
})
afterEach(() => vi.unstubAllGlobals())

let devices = 0

// Takes over 5 s: it walks two tabs at random.
it('two tabs, whatever is done in them: nothing is lost, each request arrives once, and no run has answers of another', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      devices += 1
      const device = openDevice(`device-${devices}`)
      const model: Model = {
        epoch: 1,
        values: 0,
        entered: new Map(),
        requested: new Map(),
        stops: new Map(),
        removed: [new Set(), new Set()],
      }
      const world: World = { device, tabs: [await device.openTab(), await device.openTab()] }
      await fc.asyncModelRun(() => ({ model, real: world }), steps)
      device.server.mood = 'answers'
      await resolve(model, world)
      await device.pass(3_600_000)
      await device.quiet()
      await resolve(model, world)
      // A save of a page that is gone may arrive after the next page was read: then the visitor is asked before it is sent.
      const isRequested = world.tabs.some(({ page }) => (page().record().status.conflicts ?? []).length > 0)
      for (const [at, value] of isRequested ? [] : model.requested) {
        const sent = device.server.taken.map(({ text }) => numberOf(JSON.parse(text)[FIELDS[at] ?? 'name']))
        expect(Math.max(0, ...sent), `what tab ${at} sent`).toBeGreaterThanOrEqual(value)
      }
    }),
    { numRuns: Number(process.env.WALKS ?? 60) },
  )
}, 120_000)
