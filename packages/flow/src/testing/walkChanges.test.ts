import { describe, expect, it } from 'vitest'
import { defineFlow } from '../defineFlow.ts'
import type { ReturnRule } from '../Flow.ts'
import { fullMove, type Move, moveFlow } from '../houseMove.fixture.ts'
import { pagesWithin } from '../pagesWithin.ts'
import { returningTo } from '../returning.ts'
import { walkChanges } from './walkChanges.ts'

const choices = {
  dates: (move: Move) => [
    { ...move, gap: false },
    { ...move, gap: true },
  ],
  storage: (move: Move) => [{ ...move, storage: 'months' as const }],
  items: (move: Move, page: string | undefined) => {
    if (page === 'piano') return [true, false].map((piano) => ({ ...move, piano }))
    return page === 'stairs' ? [{ ...move, stairs: 3 }] : [move]
  },
}
const light: Move = { ...fullMove, gap: false, storage: null, piano: false, stairs: null }
const screensFrom = (
  answers: Move,
  from: Parameters<typeof walkChanges<Move, 'check' | 'tasks'>>[1]['from'],
) => walkChanges(moveFlow, { answers, from, choices }).map(({ screens }) => screens.join(' > '))

describe('walkChanges', () => {
  it('opens every screen from the check page, and follows what each choice opens', () => {
    expect(screensFrom(light, { step: 'check' })).toEqual([
      'tasks',
      'home',
      'dates',
      'dates > storage',
      'people/everyone',
      'people/r1',
      'people/r2',
      'items/piano > items/stairs',
      'items/piano',
      'items/plants',
      'items/review',
      'access',
    ])
  })

  it('does so from a task list in front of the steps', () => {
    expect(screensFrom(light, { step: 'tasks' })).toContain('dates > storage')
    expect(screensFrom(light, { step: 'tasks' })).toContain('items/piano > items/stairs')
  })

  const listed = [{ step: 'tasks' }, { step: 'items', page: 'review' }, { step: 'check' }] as const
  const nested = listed.flatMap((within) =>
    listed.filter(({ step }) => step !== within.step).map((from) => [within, from] as const),
  )
  it.each(nested)('leads from a change within a change back through both: %j, then %j', (within, from) => {
    const walks = walkChanges(moveFlow, { answers: light, from, within, choices })
    const alone = walkChanges(moveFlow, { answers: light, from, choices })
    expect(walks).toEqual(alone)
    expect(walks.length).toBeGreaterThan(10)
  })

  it('reports a way back that ends at the inner change', () => {
    const { returning } = moveFlow
    if (!returning) throw new Error('It leads back.')
    const forgetful: typeof returning = {
      neighbours: returning.neighbours,
      carried: (locations, { returnTo }, shown) =>
        returning.carried(locations, { returnTo: returnTo && { ...returnTo, outer: undefined } }, shown),
    }
    const within = { step: 'check' } as const
    const from = { step: 'items', page: 'review' } as const
    expect(() =>
      walkChanges({ ...moveFlow, returning: forgetful }, { answers: light, from, within, choices }),
    ).toThrow('Flow "house-move": Back at "items/review" leads to "items/plants", not to "check".')
  })

  it('reports the answers of each change', () => {
    const walks = walkChanges(moveFlow, { answers: light, from: { step: 'check' }, choices })
    const stored = walks.find(({ screens }) => screens.includes('storage'))
    expect(stored?.answers).toMatchObject({ gap: true, storage: 'months' })
  })

  it('refuses a flow that is not finished', () => {
    const answers = { ...light, doorCode: null }
    expect(() => screensFrom(answers, { step: 'check' })).toThrow(
      'Flow "house-move": "access" is not complete.',
    )
  })

  it('reports a choice that does not complete its screen', () => {
    const stuck = { ...choices, storage: (move: Move) => [move] }
    expect(() => walkChanges(moveFlow, { answers: light, from: { step: 'check' }, choices: stuck })).toThrow(
      'Flow "house-move": a choice at "storage" leads back to it.',
    )
  })

  it('reports a place that the flow does not lead back to', () => {
    expect(() => walkChanges(moveFlow, { answers: light, from: { step: 'dates' }, choices })).toThrow(
      'does not lead from "tasks" back to "dates"',
    )
  })

  it('reports a change that never ends', () => {
    const flow = defineFlow<{ readonly done: number }, 'all' | 'check'>({
      name: 'endless',
      base: '/endless',
      defaultStep: 'all',
      returning: returningTo('check'),
      steps: [
        {
          id: 'all',
          path: 'all',
          pages: pagesWithin(({ done }) =>
            Array.from({ length: done + 1 }, (_, index) => ({
              id: `p${index}`,
              complete: done === 0 || index < done,
            })),
          ),
        },
        { id: 'check', path: 'check' },
      ],
    })
    const more = { all: ({ done }: { readonly done: number }) => [{ done: done + 1 }] }
    expect(() => walkChanges(flow, { answers: { done: 0 }, from: { step: 'check' }, choices: more })).toThrow(
      'Flow "endless": a change does not end: all/p0 > all/p1 >',
    )
  })

  const rule = returningTo<'a' | 'b' | 'check'>('check')
  const flowWith = (returning: ReturnRule<'a' | 'b' | 'check'>) =>
    defineFlow<unknown, 'a' | 'b' | 'check'>({
      name: 'odd',
      base: '/odd',
      defaultStep: 'a',
      returning,
      steps: (['a', 'b', 'check'] as const).map((id) => ({ id, path: id })),
    })
  const walk = (returning: ReturnRule<'a' | 'b' | 'check'>) => () =>
    walkChanges(flowWith(returning), { answers: null, from: { step: 'check' }, choices: {} })

  it('reports a Back that does not lead back', () => {
    expect(walk(rule)).not.toThrow()
    const noBack: ReturnRule<'a' | 'b' | 'check'> = { ...rule, neighbours: () => ({ next: 2 }) }
    expect(walk(noBack)).toThrow('Flow "odd": Back at "a" leads to "a", not back.')
  })

  it('reports a Continue that does not lead back', () => {
    const noNext: ReturnRule<'a' | 'b' | 'check'> = { ...rule, neighbours: () => ({ previous: 2 }) }
    expect(walk(noNext)).toThrow('Flow "odd": after a change at "a" comes "b", not "check".')
  })
})
