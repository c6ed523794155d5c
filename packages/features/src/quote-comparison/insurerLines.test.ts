import { PANEL } from '@coverkit/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import type { StoredComparison } from '#quote/answers'
import {
  insurerLines,
  isAwaited,
  nextRequesting,
  notRequesting,
  type RequestingEvent,
} from './insurerLines.ts'

const code = fc.constantFrom(...PANEL)
const run = fc.integer({ min: 1, max: 3 })
const event: fc.Arbitrary<RequestingEvent> = fc.oneof(
  fc.record({ type: fc.constant('started'), run, codes: fc.constant(PANEL) }),
  fc.record({ type: fc.constant('retried'), codes: fc.subarray([...PANEL]) }),
  fc.record({ type: fc.constant('answered'), run, code }),
  fc.record({ type: fc.constant('failed'), run, code }),
  fc.record({ type: fc.constant('cancelled') }),
)
const started = nextRequesting(notRequesting, { type: 'started', run: 1, codes: PANEL })

describe('the progress of a comparison', () => {
  it('settles the same whatever the order of the answers', () => {
    const outcomes = fc.tuple(...PANEL.map(() => fc.constantFrom('answered', 'failed')))
    const order = fc.shuffledSubarray([...PANEL], { minLength: 7 })
    fc.assert(
      fc.property(outcomes, order, (types, codes) => {
        const state = codes.reduce(
          (current, next) =>
            nextRequesting(current, {
              type: types[PANEL.indexOf(next)] ?? 'failed',
              run: 1,
              code: next,
            }),
          started,
        )
        const failed = PANEL.filter((_, index) => types[index] === 'failed')
        expect(Object.keys(state.waiting).toSorted()).toEqual(failed.toSorted())
        expect(Object.values(state.waiting).every((waiting) => waiting === 'no-answer')).toBe(true)
      }),
    )
  })

  it('keeps every insurer in exactly one place, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = notRequesting
        let stored: StoredComparison = exampleComparison('2026-11-21T00:00:00Z', [])
        for (const next of events) {
          if (next.type === 'started') stored = { ...stored, insurers: {} }
          if (next.type === 'answered' && isAwaited(state, next.run, next.code)) {
            stored = { ...stored, insurers: { ...stored.insurers, [next.code]: exampleAnswer(next.code) } }
          }
          state = nextRequesting(state, next)
          const lines = insurerLines(PANEL, stored, state)
          const places = [
            ...lines.quoted.map(({ supplierCode }) => supplierCode),
            ...lines.declined.map(({ supplierCode }) => supplierCode),
            ...lines.requesting,
            ...lines.missing.map((missing) => missing.code),
          ]
          expect(places.toSorted()).toEqual([...PANEL].toSorted())
        }
      }),
    )
  })

  it('ignores an answer of an earlier run, and one that nobody waits for', () => {
    const again = nextRequesting(started, { type: 'started', run: 2, codes: PANEL })
    expect(nextRequesting(again, { type: 'answered', run: 1, code: 'MLP' })).toBe(again)
    const cancelled = nextRequesting(again, { type: 'cancelled' })
    expect(nextRequesting(cancelled, { type: 'answered', run: 2, code: 'MLP' })).toBe(cancelled)
  })

  it('cancels only those that are still asked', () => {
    const failed = nextRequesting(started, { type: 'failed', run: 1, code: 'NEO' })
    const answered = nextRequesting(failed, { type: 'answered', run: 1, code: 'MLP' })
    const { waiting } = nextRequesting(answered, { type: 'cancelled' })
    expect(waiting).toEqual({
      NEO: 'no-answer',
      MLC: 'stopped',
      ACC: 'stopped',
      ZUR: 'stopped',
      ING: 'stopped',
      AIG: 'stopped',
    })
    expect(nextRequesting({ run: 1, waiting }, { type: 'retried', codes: ['NEO'] }).waiting.NEO).toBe(
      'asking',
    )
  })

  it('names each insurer in its place, in the order of the panel', () => {
    const comparison = exampleComparison('2026-11-21T00:00:00Z', ['AIG', 'MLP'])
    const declined = { ...exampleAnswer('ZUR'), status: 'declined' as const }
    const lines = insurerLines(
      PANEL,
      { ...comparison, insurers: { ...comparison.insurers, ZUR: declined } },
      { run: 1, waiting: { ING: 'asking', MLC: 'stopped' } },
    )
    expect(lines.quoted.map(({ supplierCode }) => supplierCode)).toEqual(['MLP', 'AIG'])
    expect(lines.declined).toEqual([declined])
    expect(lines.requesting).toEqual(['ING'])
    expect(lines.missing).toEqual([
      { code: 'NEO', stopped: false },
      { code: 'MLC', stopped: true },
      { code: 'ACC', stopped: false },
    ])
  })
})
