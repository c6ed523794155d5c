import { type Outgoing, openDrafts, type SendOutcome } from '@coverkit/drafts'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tripRules } from '../state/trip.fixture.ts'
import { kind, openPage, storageOf } from './page.fixture.ts'
import { leftStorage, putVersion2, VISITOR } from './storedDevice.fixture.ts'

const NOW = Date.parse('2026-11-22T05:00:00.000Z')
const carried = { name: 'Bea', typed: { 'who/name': 'Bea of Perth' } }
/** In milliseconds: a busy machine is slow, a broken program never finishes. */
const PATIENCE = 20_000
const RUN = '7a1c1f0e-0c2b-4f0e-8f6e-2f6f5b9c2d10'

const kindOf = (flow: string) => ({ ...kind, flow, lastWins: ['progress'] })

const open = (senders: Record<string, (outgoing: Outgoing) => Promise<SendOutcome>> = {}) =>
  openDrafts({ brand: 'plain', now: () => new Date(NOW), senders })

/** Opens a page of a flow with the tab as it was left. */
async function pageOf(flow: string) {
  const drafts = await open()
  const page = openPage(async () => drafts, {
    flow: { ...tripRules.flow, name: flow },
    kind: kindOf(flow),
  })
  await page.ready()
  return page
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('sessionStorage', leftStorage())
  await putVersion2()
})
afterEach(() => vi.unstubAllGlobals())

describe('a device as the second version of the database left it', () => {
  it('opens drafts with their answers whole', async () => {
    const drafts = await open()
    expect([drafts.place, drafts.clientId]).toEqual(['device', VISITOR])
    expect(await drafts.load(kindOf('trip'))).toMatchObject({
      status: 'found',
      draft: {
        rev: 1,
        savedAt: '2026-11-22T04:00:00.000Z',
        answers: {
          typed: {},
          progress: { furthest: 'where', submitted: false },
          name: 'Ada of trip',
          town: 'Perth',
        },
      },
    })
  })

  it('opens both sides of a contradiction', async () => {
    const loaded = await (await open()).load(kindOf('conflict'))
    expect(loaded).toMatchObject({
      status: 'found',
      draft: {
        answers: { name: 'Bea', town: 'Perth' },
        conflicts: [{ path: ['name'], mine: 'Bea', theirs: 'Ada' }],
      },
    })
  })

  it('opens what the server answered', async () => {
    expect(await (await open()).load(kindOf('confirmed'))).toMatchObject({
      status: 'found',
      draft: { confirmed: { rev: 1, answer: { successful: true, id: 'of-Ada of confirmed' } } },
    })
  })

  it('sends each request that was not confirmed, as it was and once', async () => {
    const sent: Outgoing[] = []
    const send = async (outgoing: Outgoing): Promise<SendOutcome> => {
      sent.push(outgoing)
      return { kind: 'confirmed' }
    }
    const flows = ['paused', 'waiting', 'hanging', 'unknown', 'attention', 'confirmed']
    const drafts = await open(Object.fromEntries(flows.map((flow) => [flow, send])))
    await drafts.sendNow()
    await expect
      .poll(() => sent.map(({ flow }) => flow).sort(), { timeout: PATIENCE })
      .toEqual(['attention', 'hanging', 'paused', 'unknown', 'waiting'])
    for (const { id, flow, body, kind: how } of sent) {
      expect({ how, body }).toEqual({
        how: flow === 'attention' ? 'submit' : 'save',
        body: {
          name: `Ada of ${flow}`,
          tracking: expect.objectContaining({ id, clientId: VISITOR, rev: 1 }),
        },
      })
    }
    expect(sent.find(({ flow }) => flow === 'hanging')).toMatchObject({ repeated: true })
    await expect
      .poll(async () => (await drafts.list()).filter(({ unsent }) => unsent), { timeout: PATIENCE })
      .toEqual([])
  })

  it('opens the draft of a customer once they are signed in, and no sooner', async () => {
    const drafts = await open()
    await drafts.setSubject('a-customer')
    expect(await drafts.load(kindOf('trip'))).toMatchObject({
      status: 'found',
      draft: { answers: { name: 'Cleo', progress: { furthest: 'who', submitted: true, accountRev: 7 } } },
    })
  })

  it('sets aside what it cannot open, and says so', async () => {
    const page = await pageOf('damaged')
    expect(page.status().loaded).toBe('unreadable')
    expect(page.read().answers).toEqual(tripRules.empty())
  })
})

describe('what a page of before carried over', () => {
  it.each([
    ['the first shape', 'first', 'save'],
    ['with a request on its way', 'enqueuing', 'submit'],
    ['with a save on its way', 'saving', undefined],
  ])('%s', async (_, flow, pending) => {
    const base = { ...tripRules.empty(), name: 'Ada of trip', town: 'Perth' }
    const drafts = await open()
    // By another tab: saving drops what its own tab carries.
    vi.stubGlobal('sessionStorage', storageOf(new Map()))
    for (let rev = 1; rev <= 3; rev += 1) await drafts.save(kindOf(flow), RUN, base)
    vi.stubGlobal('sessionStorage', leftStorage())
    const page = await pageOf(flow)
    expect(page.read().answers).toMatchObject({ ...carried, town: 'Perth' })
    expect(page.record()).toMatchObject({ run: RUN, pending })
  })

  it('before anything was stored', async () => {
    const page = await pageOf('without-run')
    expect(page.read().answers).toMatchObject(carried)
  })
})

describe('input that a page of before left as it was', () => {
  it.each([
    ['under one name for a flow', 'coverkit.input.trip'],
    ['under a name of its own', 'coverkit.input.trip.1795320000000'],
  ])('%s', async (_, name) => {
    const items = new Map([[name, '{"who/name":"Dee","who/days":["mon","tue"]}']])
    vi.stubGlobal('sessionStorage', storageOf(items))
    const page = await pageOf('trip')
    expect(page.read().answers).toMatchObject({
      name: 'Ada of trip',
      typed: { 'who/name': 'Dee', 'who/days': ['mon', 'tue'] },
    })
    await expect.poll(() => items.has(name), { timeout: PATIENCE }).toBe(false)
  })

  it('of another flow stays where it is', async () => {
    const items = new Map([['coverkit.input.trip-abroad', '{"who/name":"Dee"}']])
    vi.stubGlobal('sessionStorage', storageOf(items))
    const page = await pageOf('trip')
    expect(page.read().answers).toMatchObject({ typed: {} })
    expect([...items.keys()]).toEqual(['coverkit.input.trip-abroad'])
  })
})
