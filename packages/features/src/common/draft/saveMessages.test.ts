import type { DraftStatus } from '@coverkit/flow-draft'
import { describe, expect, it } from 'vitest'
import { saveLine } from './saveMessages.ts'

const savedLine: DraftStatus = {
  loaded: 'found',
  saveState: 'idle',
  place: 'device',
  storedUntil: '2026-11-28T03:00:00.000Z',
}
const sent = (state: NonNullable<DraftStatus['sent']>['state'], more = {}): Partial<DraftStatus> => ({
  sent: { state, at: null, isTried: false, refused: [], ...more },
})
const again = { isTried: true }
const name = { label: 'Your name', href: '/who' }
const at = new Date(2026, 10, 21, 14, 3).toISOString()

describe('the lasting line', () => {
  it.each<[string, Partial<DraftStatus>, string]>([
    ['nothing kept yet', { storedUntil: undefined }, ''],
    ['kept', {}, 'Saved on this device'],
    ['nothing was to be sent', sent('none'), 'Saved on this device'],
    ['sent', sent('sent', { at }), 'Saved and sent 2:03 pm'],
    ['sending', sent('sending'), 'Saved on this device — sending…'],
    ['about to be sent', sent('waiting'), 'Saved on this device — sending…'],
    ['tried once more', sent('sending', again), 'Saved on this device — not sent yet, but we’ll keep trying'],
    ['tried in vain', sent('waiting', again), 'Saved on this device — not sent yet, but we’ll keep trying'],
    [
      'answered in a way that can’t be read',
      sent('waiting', { ...again, isUnreadable: true }),
      'Saved on this device — we received an answer that we can’t read, so we don’t know whether your answers arrived',
    ],
    [
      'answered so too often',
      sent('attention', { ...again, isUnreadable: true }),
      'Saved on this device — we received an answer that we can’t read, so we don’t know whether your answers arrived',
    ],
    ['needs a sign-in', sent('paused'), 'Saved on this device — will send when you log in again'],
    [
      'refused',
      sent('attention', { refused: [name] }),
      'Saved on this device — not sent yet. Check this answer, then continue:',
    ],
    [
      'contradicted',
      { ...sent('none'), conflicts: [{ path: ['a'], mine: 1, theirs: 2 }] },
      'Saved on this device — not sent until you choose which change to keep',
    ],
    [
      'contradicted after a step was sent',
      { ...sent('sent', { at }), conflicts: [{ path: ['a'], mine: 1, theirs: 2 }] },
      'Saved on this device — not sent until you choose which change to keep',
    ],
    [
      'older answers unreadable',
      { storedUntil: undefined, loaded: 'unreadable' },
      'We couldn’t read your earlier answers on this device, so you’re starting again.',
    ],
    [
      'what was changed last could not be read back',
      { hasLostChanges: true },
      'We couldn’t restore what you changed just before this page reloaded. Check your last few answers.',
    ],
    [
      'a newer version of the page has the draft, and nothing is saved here',
      { loaded: 'newer', saveState: 'failed' },
      'These answers were saved by a newer version of this page. Reload it to carry on with them.',
    ],
  ])('%s', (_name, change, text) => {
    expect(saveLine({ ...savedLine, ...change }, true).text).toEqual(text)
  })

  it('T13: says why nothing is kept on a shared computer, and where the answers are instead', () => {
    const inMemory = { ...savedLine, ...sent('sent', { at }), place: 'memory' } as const
    expect(saveLine({ ...inMemory, sharedComputer: true }, true)).toMatchObject({
      text: 'Kept until you close this page — sent 2:03 pm',
      note: 'This is a shared computer, so we don’t save your answers on it. We send each step you finish to your account.',
    })
    expect(saveLine({ ...inMemory, sharedComputer: true }, true, { isInAccount: false }).note).toBe(
      'This is a shared computer, so we don’t save your answers on it. If you close or reload this page, they’re gone.',
    )
    expect(saveLine({ ...inMemory, sharedComputer: false }, true).note).toBe(
      'Your browser doesn’t let us save here.',
    )
  })

  it('F1: says that it will send when the browser is offline', () => {
    for (const status of [sent('waiting', again), sent('sending')]) {
      const text = 'Saved on this device — will send when you’re back online'
      expect(saveLine({ ...savedLine, ...status }, false)).toMatchObject({ text, action: null })
    }
  })

  it('offers what helps', () => {
    const action = (change: Partial<DraftStatus>) => saveLine({ ...savedLine, ...change }, true).action
    expect(action(sent('waiting'))).toBeNull()
    expect(action(sent('waiting', again))).toBe('send')
    expect(action(sent('attention'))).toBe('again')
    expect(action(sent('lost'))).toBe('send')
    expect(action({ saveState: 'failed' })).toBe('again')
    expect(action({ loaded: 'newer' })).toBe('reload')
    expect(action({ outdated: true })).toBe('reload')
  })

  it('names refused answers with their pages', () => {
    expect(saveLine({ ...savedLine, ...sent('attention', { refused: [name] }) }, true).places).toEqual([name])
  })

  it('tells until when the device keeps it', () => {
    expect(saveLine(savedLine, true).note).toBe('Kept on this device until 28 November 2026.')
  })

  it.each(['changed', 'saving'] as const)(
    'says saved of nothing that is %s and not written yet',
    (saveState) => {
      for (const state of [{}, sent('sent', { at }), sent('waiting', again)]) {
        const line = saveLine({ ...savedLine, ...state, saveState }, true)
        expect(line).toMatchObject({ text: 'Saving your changes…', isPassing: true, isAtRisk: false })
      }
      const inMemory = saveLine({ ...savedLine, place: 'memory', saveState }, true)
      expect(inMemory).toMatchObject({ text: 'Kept until you close this page', isPassing: false })
    },
  )

  it('F28: never says saved where nothing is', () => {
    for (const state of ['none', 'sending', 'sent', 'waiting', 'attention', 'paused', 'lost'] as const) {
      for (const isOnline of [true, false]) {
        const line = saveLine({ ...savedLine, place: 'memory', ...sent(state, { ...again, at }) }, isOnline)
        expect(line.text).not.toMatch(/^saved/i)
        expect(line.note).not.toMatch(/device/)
      }
    }
  })

  it('both stores failed: warns, and asks before the page is left', () => {
    const both = { ...savedLine, place: 'memory', ...sent('waiting', again) } as const
    const text = 'Not saved yet — keep this page open'
    expect(saveLine(both, true)).toMatchObject({ text, isAtRisk: true, tone: 'warn', action: 'send' })
    expect(saveLine({ ...both, ...sent('sent', { at }) }, true).isAtRisk).toBe(false)
    expect(saveLine({ ...savedLine, saveState: 'failed' }, true).isAtRisk).toBe(true)
    expect(saveLine(savedLine, true).isAtRisk).toBe(false)
  })
})
