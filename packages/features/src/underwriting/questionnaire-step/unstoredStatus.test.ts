import type { DraftStatus } from '@coverkit/flow-draft'
import { expect, it } from 'vitest'
import { saveLine } from '#common/draft/saveMessages.ts'
import { unstoredStatus } from './unstoredStatus.ts'

const stored: DraftStatus = {
  loaded: 'found',
  saveState: 'saved',
  place: 'device',
  storedUntil: '2026-11-28T03:00:00.000Z',
}
const sent = { state: 'sent', at: '2026-11-23T03:00:00.000Z', isTried: false, refused: [] } as const

it.each<[string, DraftStatus]>([
  ['saved', stored],
  ['saving', { ...stored, saveState: 'saving' }],
  ['changed', { ...stored, saveState: 'changed' }],
  ['sent', { ...stored, sent }],
  ['on a shared computer', { ...stored, place: 'memory', sharedComputer: true }],
])('nothing is said of saving where the answers are on the page only: %s', (_, status) => {
  expect(saveLine(status, true).text).not.toBe('')
  const line = saveLine(unstoredStatus(status), true)
  expect([line.text, line.note, line.isAtRisk]).toEqual(['', '', false])
  // `memory` hides the message that the answers are on this device.
  expect(unstoredStatus(status).place).toBe('memory')
})

it('what keeps the rest from being saved is said', () => {
  expect(saveLine(unstoredStatus({ ...stored, saveState: 'failed' }), true)).toMatchObject({
    action: 'again',
    isAtRisk: true,
  })
  expect(saveLine(unstoredStatus({ ...stored, outdated: true }), true).action).toBe('reload')
})
