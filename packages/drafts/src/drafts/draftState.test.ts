import { describe, expect, it } from 'vitest'
import type { EntryRow } from '../storage/rows.ts'
import { flushed } from '../testing/fakeBrowser.fixture.ts'
import { ADA, ANON, draftRow, entryRow, NOW, type Stored, storeWith } from '../testing/rows.fixture.ts'
import { draftsOf, offeredDrafts, summaryOf } from './draftRows.ts'
import { draftState } from './draftState.ts'
import { untilSent } from './untilSent.ts'

const place = { place: 'device', sharedComputer: false, outdated: false } as const
const stateOf = async (stored: Stored, owner = ANON) =>
  draftState({ ...(await storeWith(stored)), ...place }, owner, 'trip')
const confirmedAt = (rev: number) => ({ rev, at: 'then', iv: new Uint8Array(), data: new ArrayBuffer() })

describe('the state of a draft', () => {
  it.each([
    ['nothing is stored', {}, { rev: 0, sending: 'none' }],
    ['nothing was to be sent', { drafts: [draftRow({ rev: 3 })] }, { rev: 3, sending: 'none' }],
    [
      'the last request was confirmed',
      { drafts: [draftRow({ rev: 3, queued: 2, confirmed: confirmedAt(2) })] },
      { rev: 3, sending: 'sent' },
    ],
    [
      'a request is gone without an answer',
      { drafts: [draftRow({ rev: 3, queued: 3, confirmed: confirmedAt(2) })] },
      { rev: 3, sending: 'lost' },
    ],
    ['it is somebody else’s', { drafts: [draftRow({ owner: ADA })] }, { rev: 0, sending: 'none' }],
    ['it is of another flow', { drafts: [draftRow({ flow: 'tour' })] }, { rev: 0, sending: 'none' }],
  ])('where %s', async (_name, stored, expected) => {
    expect(await stateOf(stored)).toEqual({ ...place, entry: null, ...expected })
  })

  it.each(['waiting', 'paused', 'attention'] as const)('is %s as its request is', async (state) => {
    const { sending, entry } = await stateOf({ outbox: [entryRow({ state, attempts: 2 })] })
    expect([sending, entry?.attempts, entry?.id]).toEqual([state, 2, 'e1'])
  })

  it('is sending while any request of it is on its way, and names the last', async () => {
    const outbox = [entryRow({ id: 'e2', rev: 2, kind: 'submit' }), entryRow({ state: 'in-flight' })]
    const { sending, entry } = await stateOf({ outbox })
    expect([sending, entry?.id, entry?.kind]).toEqual(['sending', 'e2', 'submit'])
  })

  it('says when: not before what it waits behind', async () => {
    const outbox = [
      entryRow({ nextAt: NOW, notBefore: NOW + 5_000 }),
      entryRow({ id: 'e2', rev: 2, nextAt: NOW + 9 }),
    ]
    expect((await stateOf({ outbox })).entry?.nextAt).toBe('2026-11-21T10:00:05.000Z')
  })

  it.each([
    ['of another flow', { flow: 'tour' }],
    ['of somebody else', { owner: ADA }],
    ['that was attached by somebody else', { attachedTo: ADA }],
    ['of a newer format', { schemaVersion: 2 }],
    ['that is damaged', { nextAt: Number.NaN }],
  ] as const)('leaves out a request %s', async (_name, changes: Partial<EntryRow>) => {
    expect(await stateOf({ outbox: [entryRow(changes)] })).toMatchObject({ sending: 'none', entry: null })
  })

  it('has what was refused', async () => {
    const problems = [{ field: 'name', code: 'invalid' }]
    const { entry } = await stateOf({ outbox: [entryRow({ state: 'attention', problems })] })
    expect(entry?.problems).toEqual(problems)
  })
})

describe('lists of drafts', () => {
  it.each([
    ['nothing was to be sent', {}, false],
    ['what was to be sent waits', { queued: 2 }, true],
    ['what was to be sent is confirmed', { queued: 2, confirmed: confirmedAt(2) }, false],
    ['an older one is confirmed', { queued: 3, confirmed: confirmedAt(2) }, true],
  ])('say unsent where %s: %s', (_name, changes, unsent) => {
    expect(summaryOf('device', draftRow(changes))).toEqual({
      flow: 'trip',
      savedAt: '2026-11-21T10:00:00.000Z',
      expiresAt: '2026-11-28T10:00:00.000Z',
      place: 'device',
      unsent,
    })
  })

  it('have the owner’s rows alone', async () => {
    const store = await storeWith({
      drafts: [draftRow(), draftRow({ owner: ADA }), draftRow({ flow: 'tour' })],
    })
    expect((await draftsOf(store, ANON)).map(({ flow }) => flow)).toEqual(['trip', 'tour'])
    expect(await draftsOf(store, 'user:bea')).toEqual([])
  })

  it('offer the visitor’s, with when the own one that it would replace was saved', async () => {
    const own = draftRow({ owner: ADA, savedAt: '2026-11-20T10:00:00.000Z' })
    const store = {
      ...(await storeWith({ drafts: [draftRow(), draftRow({ flow: 'tour' }), own] })),
      ...place,
    }
    const offered = await offeredDrafts(store, ANON, ADA)
    expect(offered.map(({ flow, replaces }) => [flow, replaces])).toEqual([
      ['trip', '2026-11-20T10:00:00.000Z'],
      ['tour', null],
    ])
  })
})

describe('waiting until all is sent', () => {
  function outbox(unsent: number) {
    const listeners = new Set<() => void>()
    const timers: (() => void)[] = []
    let left = unsent
    let stopped = 0
    const later = (_ms: number, run: () => void) => {
      timers.push(run)
      return () => {
        stopped += 1
      }
    }
    const waiting = untilSent(async () => left, listeners, later, 3_000)
    return {
      waiting,
      listeners,
      passTime: () => {
        for (const run of timers) run()
      },
      stopped: () => stopped,
      sent: (remaining: number) => {
        left = remaining
        for (const listener of listeners) listener()
      },
    }
  }

  it('is over at once when nothing is unsent', async () => {
    const { waiting, listeners, stopped } = outbox(0)
    await waiting
    expect([listeners.size, stopped()]).toEqual([0, 1])
  })

  it('looks again after every change', async () => {
    const { waiting, listeners, sent } = outbox(2)
    sent(1)
    await flushed()
    expect(listeners.size).toBe(1)
    sent(0)
    await waiting
    expect(listeners.size).toBe(0)
  })

  it('is over when the time is', async () => {
    const { waiting, listeners, passTime } = outbox(2)
    await flushed()
    passTime()
    await waiting
    expect(listeners.size).toBe(0)
  })
})
