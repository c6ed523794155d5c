import { atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { trip } from '../state/trip.fixture.ts'
import type { DraftStatus } from '../status/DraftStatus.ts'
import type { OpenFlow } from './OpenFlow.ts'
import { persistOpenFlows } from './persistOpenFlows.ts'

const onDevice = { loaded: 'found', saveState: 'saved', place: 'device' } as const

/** A flow that says this of itself once it was persisted. */
function openFlow(then: Partial<DraftStatus> = {}, answers = trip({ name: 'Ada' }), rev = 0) {
  const store = createStore()
  const statusAtom = atom<DraftStatus>({ loaded: 'found', saveState: 'changed', place: 'device' })
  const persist = vi.fn(async () => store.set(statusAtom, { ...onDevice, ...then }))
  const flow: OpenFlow = { empty: trip, record: () => ({ answers, rev }), persist, statusAtom }
  return { flow, store, persist }
}

it.each<[string, Partial<DraftStatus>, boolean]>([
  ['on the device', {}, true],
  ['there since before', { saveState: 'idle' }, true],
  ['only in memory', { place: 'memory' }, false],
  ['nowhere', { saveState: 'failed' }, false],
  ['somebody’s who signed out', { saveState: 'discarded' }, false],
])('may be left or not when what it holds is %s', async (_name, then, expected) => {
  const { flow, store } = openFlow(then)
  expect(await persistOpenFlows({ flows: new Set([flow]), store })).toBe(expected)
})

it('may be left when nothing was answered, wherever it would be kept', async () => {
  const walked = trip({ progress: { furthest: 'where', submitted: false } })
  const { flow, store, persist } = openFlow({ place: 'memory' }, walked)
  expect(await persistOpenFlows({ flows: new Set([flow]), store })).toBe(true)
  expect(persist).not.toHaveBeenCalled()
})

it('persists emptied answers of a draft that is stored', async () => {
  const { flow, store, persist } = openFlow({}, trip(), 4)
  expect(await persistOpenFlows({ flows: new Set([flow]), store })).toBe(true)
  expect(persist).toHaveBeenCalledTimes(1)
})

it('may be left only when every flow may be', async () => {
  const store = createStore()
  const flows = [{}, { saveState: 'failed' as const }, {}].map((then) => {
    const statusAtom = atom<DraftStatus>({ ...onDevice, ...then })
    const persist = vi.fn(async () => undefined)
    return { empty: trip, record: () => ({ answers: trip({ name: 'Ada' }), rev: 1 }), persist, statusAtom }
  })
  expect(await persistOpenFlows({ flows: new Set(flows), store })).toBe(false)
  for (const { persist } of flows) expect(persist).toHaveBeenCalledTimes(1)
  expect(await persistOpenFlows({ flows: new Set(), store })).toBe(true)
})
