import { describe, expect, it } from 'vitest'
import type { DraftKind } from '../api/draftKind.ts'
import type { DraftState } from '../api/drafts.ts'
import { fakeBrowser, flushed, type Trip, tripKind } from '../testing/fakeBrowser.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, outboxOf, saveTrip, stateOf, tabWith } from '../testing/fakeTabs.fixture.ts'

const kind = tripKind()
const entry = { kind: 'save', body: (answers: Trip) => ({ tracking: null, ...answers }) } as const

/** Two tabs that both loaded the same draft. */
async function twoTabs(first: Trip = { name: 'Ada', note: 'none' }) {
  const browser = fakeBrowser()
  const [one, other] = [tabWith(browser), tabWith(browser)]
  await one.drafts.save(kind, ATTEMPT, first)
  await other.drafts.load(kind)
  return { browser, one, other }
}

describe('two tabs, one draft', () => {
  it('F18: joins changes of different fields, and sends them joined', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: 'none' })
    const saved = await other.drafts.save(kind, ATTEMPT, { name: 'Ada', note: 'window' }, { entry })
    expect(saved).toMatchObject({ rev: 3, answers: { name: 'Bea', note: 'window' }, conflicts: [] })
    await flushed()
    expect([...one.sent, ...other.sent].map(({ body }) => body)).toMatchObject([
      { name: 'Bea', note: 'window' },
    ])
  })

  it('F18: joins what two tabs began before either had kept anything', async () => {
    const browser = fakeBrowser()
    const [one, other] = [tabWith(browser), tabWith(browser)]
    const base: Trip = { name: '', note: '' }
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: '' }, { base })
    const saved = await other.drafts.save(kind, OTHER_ATTEMPT, { name: '', note: 'window' }, { base, entry })
    expect(saved).toMatchObject({ attempt: ATTEMPT, answers: { name: 'Bea', note: 'window' }, conflicts: [] })
    const last = await one.drafts.save(kind, ATTEMPT, { name: 'Cleo', note: '' })
    expect(last).toMatchObject({ rev: 3, answers: { name: 'Cleo', note: 'window' } })
  })

  it('F17: asks about what two tabs began before either had kept anything', async () => {
    const browser = fakeBrowser()
    const [one, other] = [tabWith(browser), tabWith(browser)]
    const base: Trip = { name: '', note: '' }
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: '' }, { base })
    const saved = await other.drafts.save(kind, OTHER_ATTEMPT, { name: 'Cleo', note: '' }, { base })
    expect(saved.conflicts).toEqual([{ path: ['name'], mine: 'Cleo', theirs: 'Bea' }])
  })

  it('F17: keeps both values of one field, sends nothing until the customer chose', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: 'none' })
    const conflicts = [{ path: ['name'], mine: 'Cleo', theirs: 'Bea' }]
    const saved = await other.drafts.save(kind, ATTEMPT, { name: 'Cleo', note: 'none' }, { entry })
    expect(saved).toMatchObject({ answers: { name: 'Cleo' }, conflicts, entryId: null })
    expect(await one.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Cleo' }, conflicts } })
    // Typing on elsewhere settles nothing.
    const later = await other.drafts.save(kind, ATTEMPT, { name: 'Cleo', note: 'x' }, { entry })
    expect(later).toMatchObject({ conflicts, entryId: null })
    expect(await one.drafts.resolve(kind, () => 'theirs')).toMatchObject({
      answers: { name: 'Bea', note: 'x' },
      conflicts: [],
    })
    expect(await one.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Bea' }, conflicts: [] } })
    await flushed()
    expect([...one.sent, ...other.sent]).toEqual([])
    expect(await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: 'x' }, { entry })).toMatchObject({
      rev: 6,
    })
    await flushed()
    expect(one.sent).toHaveLength(1)
  })

  it('keeps this tab’s value where the customer says so, and a conflict that typing settled is gone', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea', note: 'a' })
    await other.drafts.save(kind, ATTEMPT, { name: 'Cleo', note: 'b' })
    const input = await other.drafts.save(kind, ATTEMPT, { name: 'Bea', note: 'c' })
    expect(input.conflicts).toEqual([{ path: ['note'], mine: 'c', theirs: 'a' }])
    expect(await other.drafts.resolve(kind, () => 'mine')).toMatchObject({
      answers: { name: 'Bea', note: 'c' },
    })
    expect(await other.drafts.resolve({ ...kind, flow: 'none' }, () => 'mine')).toBeNull()
  })

  it('keeps earlier conflicts beside new ones', async () => {
    const { one, other } = await twoTabs({ name: 'A', note: 'A', legs: [] })
    await one.drafts.save(kind, ATTEMPT, { name: 'B', note: 'A', legs: [] })
    await other.drafts.save(kind, ATTEMPT, { name: 'C', note: 'A', legs: [] })
    await one.drafts.load(kind)
    await other.drafts.save(kind, ATTEMPT, { name: 'C', note: 'D', legs: [] })
    const { conflicts } = await one.drafts.save(kind, ATTEMPT, { name: 'C', note: 'E', legs: ['x'] })
    expect(conflicts).toEqual([
      { path: ['name'], mine: 'C', theirs: 'B' },
      { path: ['note'], mine: 'E', theirs: 'D' },
    ])
  })

  it('asks about the whole drafts when both changes together are not sound', async () => {
    const strict: DraftKind<Trip> = {
      ...kind,
      parse(value) {
        const trip = value as Trip
        if (trip.name === 'Bea' && trip.note === 'window') throw new TypeError('both')
        return trip
      },
    }
    const { one, other } = await twoTabs()
    await one.drafts.save(strict, ATTEMPT, { name: 'Bea', note: 'none' })
    const mine = { name: 'Ada', note: 'window' }
    const saved = await other.drafts.save(strict, ATTEMPT, mine)
    expect(saved).toMatchObject({
      answers: mine,
      conflicts: [{ path: [], theirs: { name: 'Bea', note: 'none' } }],
    })
    expect(await other.drafts.resolve(strict, () => 'theirs')).toMatchObject({ answers: { name: 'Bea' } })
  })

  it('asks nothing about bookkeeping', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Ada', note: 'a' })
    const quiet = { ...kind, lastWins: ['note'] }
    const saved = await other.drafts.save(quiet, ATTEMPT, { name: 'Ada', note: 'b' })
    expect(saved).toMatchObject({ answers: { note: 'b' }, conflicts: [] })
  })

  it('goes over to the run that another tab began', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.remove('trip')
    await one.drafts.save(kind, OTHER_ATTEMPT, { name: 'New', note: 'none' })
    const saved = await other.drafts.save(kind, ATTEMPT, { name: 'Ada', note: 'typed' })
    expect(saved).toMatchObject({ attempt: OTHER_ATTEMPT, answers: { name: 'New', note: 'typed' } })
  })

  it('keeps what is typed after another tab removed the draft', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.remove('trip')
    expect(await other.drafts.save(kind, ATTEMPT, { name: 'Ada' })).toMatchObject({ rev: 2, conflicts: [] })
  })

  it('sets aside what another tab stored and nobody can read', async () => {
    const { browser, one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea' })
    const [row] = await browser.store.change((change) => change.all('drafts'))
    if (!row) throw new Error('no row')
    const data = new TextEncoder().encode('{').buffer
    await browser.store.change((change) => change.put('drafts', { ...row, data }, row.id))
    expect(await other.drafts.save(kind, ATTEMPT, { name: 'Cleo' })).toMatchObject({ rev: 3, conflicts: [] })
    expect(await browser.store.change((change) => change.all('quarantine'))).toHaveLength(1)
    expect(await one.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Cleo' } } })
  })

  it('drops the conflicts of an older version with its shape', async () => {
    const { one, other } = await twoTabs()
    await one.drafts.save(kind, ATTEMPT, { name: 'Bea' })
    await other.drafts.save(kind, ATTEMPT, { name: 'Cleo' })
    const next = { ...kind, version: 2, migrations: { 1: (value: unknown) => value } }
    expect(await one.drafts.load(next)).toMatchObject({ draft: { answers: { name: 'Cleo' }, conflicts: [] } })
  })
})

describe('one sender across tabs', () => {
  it('F19: another tab takes over from one that closed in the middle of a request', async () => {
    const browser = fakeBrowser()
    const one = tabWith(browser, ['hang'])
    await saveTrip(one, 'A')
    await flushed()
    const other = tabWith(browser, [], one.server)
    await flushed()
    expect([one.sent.length, other.sent.length]).toEqual([1, 0])
    one.kill()
    await browser.clock.pass(2_000)
    expect(other.sent).toMatchObject([{ id: one.sent[0]?.id, repeated: true }])
    expect(JSON.stringify(other.sent[0]?.body)).toBe(JSON.stringify(one.sent[0]?.body))
    expect(await outboxOf(browser)).toEqual([])
  })

  it.each([true, false])(
    'F20: without Web Locks a lease keeps to one sender (messages: %s)',
    async (channel) => {
      const browser = fakeBrowser({ locks: false, channel })
      const one = tabWith(browser, ['hang'])
      const other = tabWith(browser, [], one.server)
      await flushed()
      await saveTrip(one, 'A')
      await flushed()
      await saveTrip(other, 'Z', 'save', OTHER_ATTEMPT)
      await browser.clock.pass(14_000)
      expect([one.sent.length, other.sent.length]).toEqual([channel ? 2 : 1, 0])
      await browser.clock.pass(20_000)
      expect(one.server.taken).toHaveLength(2)
      expect(one.server.requests).toBe(2)
      expect(await browser.store.change((change) => change.all('lease'))).toEqual([])
    },
  )

  it('F20: a tab that waited for the sender of another shows how its request ended, without messages', async () => {
    const browser = fakeBrowser({ locks: false, channel: false })
    const one = tabWith(browser, ['hang'])
    const other = tabWith(browser, [], one.server)
    await saveTrip(one, 'A')
    await flushed()
    const states: DraftState['sending'][] = []
    other.drafts.watch('trip', ({ sending }) => states.push(sending))
    other.wake()
    await browser.clock.pass(5_000)
    expect(states.at(-1)).toBe('sending')
    await browser.clock.pass(30_000)
    expect(other.sent).toEqual([])
    expect(states.at(-1)).toBe('sent')
  })

  it('F20: a lease outlives its tab by at most 10 s, and a wrong clock gives none for ever', async () => {
    const browser = fakeBrowser({ locks: false })
    const one = tabWith(browser, ['hang'])
    await saveTrip(one, 'A')
    await flushed()
    one.kill()
    const other = tabWith(browser, [], one.server)
    await browser.clock.pass(8_900)
    expect(other.sent).toEqual([])
    await browser.clock.pass(1_200)
    expect(other.sent).toHaveLength(1)
    const lease = { id: 'sender', holder: 'x', until: browser.clock.now() + 86_400_000 }
    await browser.store.change((change) => change.put('lease', lease, 'sender'))
    await saveTrip(other, 'B')
    await flushed()
    expect(other.sent).toHaveLength(2)
  })

  it('tells every tab how the draft and its request fare', async () => {
    const browser = fakeBrowser()
    const one = tabWith(browser)
    const other = browser.openTab({ senders: {} })
    const notified: DraftState[] = []
    const stop = other.drafts.watch('trip', (state) => notified.push(state))
    other.drafts.watch('tour', (state) => notified.push(state))
    await flushed()
    await saveTrip(one, 'A')
    await flushed()
    expect(notified.at(0)).toMatchObject({ rev: 0, sending: 'none' })
    expect(notified.at(-1)).toMatchObject({ rev: 1, sending: 'sent' })
    stop()
    const count = notified.length
    await saveTrip(one, 'B')
    await flushed()
    expect(notified).toHaveLength(count)
  })

  it('is woken by another tab’s commit, and by the page coming back', async () => {
    const browser = fakeBrowser()
    const one = tabWith(browser, [{ kind: 'unknown' }, { kind: 'unknown' }])
    const other = browser.openTab({ senders: {} })
    await saveTrip(other, 'A')
    await flushed()
    expect(one.sent).toHaveLength(1)
    one.wake()
    await flushed()
    expect(one.sent).toHaveLength(2)
    one.wake()
    await flushed()
    expect(await stateOf(one)).toMatchObject({ sending: 'sent' })
  })

  it('F25: waits no longer than any wait when the clock is put back', async () => {
    const browser = fakeBrowser()
    const one = tabWith(browser, [{ kind: 'retry', retryAfterMs: 600_000 }])
    await saveTrip(one, 'A')
    await flushed()
    browser.clock.set(browser.clock.now() - 7_200_000)
    one.wake()
    await flushed()
    expect(one.sent).toHaveLength(2)
  })

  it('F69: sends once after a long sleep in the middle of a request', async () => {
    const browser = fakeBrowser()
    const one = tabWith(browser, ['hang'])
    await saveTrip(one, 'A')
    await flushed()
    browser.clock.set(browser.clock.now() + 8 * 3_600_000)
    one.wake()
    await browser.clock.pass(30_000)
    expect(one.server.taken).toHaveLength(1)
    expect(one.sent).toHaveLength(2)
  })
})
