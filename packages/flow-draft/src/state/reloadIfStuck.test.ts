import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DraftStatus, SentStatus } from '../status/DraftStatus.ts'
import { reloadIfStuck } from './reloadIfStuck.ts'

const saved: DraftStatus = { loaded: 'found', saveState: 'saved' }
const sent = (state: SentStatus['state']): DraftStatus => ({
  ...saved,
  sent: { state, at: null, isTried: false, refused: [] },
})

let listeners: EventTarget
const reload = vi.fn()

function comeBack(status: DraftStatus, { persisted = true, onLine = true } = {}): void {
  let now = status
  vi.stubGlobal('navigator', { onLine })
  reloadIfStuck(() => ({ status: now }))
  listeners.dispatchEvent(new Event('pagehide'))
  // Another tab may save meanwhile; this page's own save stays stuck.
  now = saved
  listeners.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

beforeEach(() => {
  reload.mockClear()
  listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('location', { reload })
})

afterEach(() => vi.unstubAllGlobals())

const underWay: readonly (readonly [string, DraftStatus])[] = [
  ['a draft that was still to be read', { loaded: 'pending', saveState: 'idle' }],
  ['answers that were still to be persisted', { loaded: 'found', saveState: 'changed' }],
  ['a save that took long', { loaded: 'none', saveState: 'saving' }],
  ['a request that waited', sent('waiting')],
  ['a request that was on its way', sent('sending')],
]

it.each(underWay)('reloads a page that comes back with %s', (_name, status) => {
  comeBack(status)
  expect(reload).toHaveBeenCalledOnce()
})

it.each(underWay)('shows a page without a connection as it was: %s', (_name, status) => {
  comeBack(status, { onLine: false })
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['had all saved', saved],
  ['had all sent', sent('sent')],
  ['has its answers in memory alone', { loaded: 'found', saveState: 'changed', place: 'memory' }],
  ['could not save', { loaded: 'found', saveState: 'failed' }],
] satisfies [string, DraftStatus][])('leaves a page alone that %s', (_name, status) => {
  comeBack(status)
  expect(reload).not.toHaveBeenCalled()
})

it('leaves a page alone that was reloaded', () => {
  comeBack({ loaded: 'found', saveState: 'changed' }, { persisted: false })
  expect(reload).not.toHaveBeenCalled()
})
