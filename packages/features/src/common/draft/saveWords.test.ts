import { describe, expect, it } from 'vitest'
import type { DraftStatus } from './createFlowDraft.ts'
import { saveLine } from './saveWords.ts'

const kept: DraftStatus = {
  loaded: 'found',
  keeping: 'idle',
  place: 'device',
  keptUntil: '2026-11-28T03:00:00.000Z',
  sending: 'idle',
}

describe('the lasting line', () => {
  it.each<[string, Partial<DraftStatus>, string, boolean]>([
    ['nothing kept yet', { keptUntil: null }, '', false],
    ['kept', {}, 'Saved on this device until 28 November 2026.', false],
    ['sending', { sending: 'sending' }, 'Saved on this device until 28 November 2026. Sending…', false],
    ['not sent', { sending: 'not-sent' }, 'Saved on this device until 28 November 2026. Not sent yet.', true],
    ['both failed', { keeping: 'failed', sending: 'not-sent' }, 'Not saved yet. Keep this page open.', true],
  ])('%s', (_name, change, text, canSend) => {
    expect(saveLine({ ...kept, ...change }, null)).toMatchObject({ text, canSend })
  })

  it('tells when we have it', () => {
    const line = saveLine({ ...kept, sending: 'sent' }, new Date(2026, 10, 21, 14, 3).toISOString())
    expect(line.text).toBe('Saved on this device until 28 November 2026. Sent 14:03.')
  })

  it('never says saved where nothing is', () => {
    const nowhere: DraftStatus = { ...kept, place: 'memory' }
    for (const sending of ['idle', 'sending', 'sent', 'not-sent'] as const) {
      expect(saveLine({ ...nowhere, sending }, new Date().toISOString()).text).not.toMatch(/saved/i)
    }
    expect(saveLine({ ...kept, keeping: 'failed', sending: 'sent' }, null).text).not.toMatch(/^saved/i)
  })

  it('leaves a newer version alone', () => {
    expect(saveLine({ ...kept, loaded: 'newer' }, null)).toMatchObject({ tone: 'warn', canSend: false })
  })
})
