import { describe, expect, it } from 'vitest'
import { defineFlow } from '../defineFlow.ts'
import type { Flow, ReturnRule } from '../Flow.ts'
import { emptyTrip, type Trip, tripFlow } from '../flow.fixture.ts'
import { pagesWithin } from '../pagesWithin.ts'
import { walkFlow } from './walkFlow.ts'

const tripChoices = {
  who: (answers: Trip) => [{ ...answers, name: 'Ada' }],
  travel: (answers: Trip) => [
    { ...answers, drives: true },
    { ...answers, drives: false },
  ],
  car: (answers: Trip) => [{ ...answers, plate: 'ABC123' }],
  agree: (answers: Trip) => [{ ...answers, agreed: true }],
}

interface Party {
  readonly guests: readonly string[]
  readonly welcomed: readonly string[]
}
const party = (pages: (party: Party) => readonly string[], over: Partial<Flow<Party, 'all' | 'end'>> = {}) =>
  defineFlow<Party, 'all' | 'end'>({
    name: 'party',
    base: '/party',
    defaultStep: 'all',
    ...over,
    steps: [
      {
        id: 'all',
        path: 'all',
        pages: pagesWithin((answers) =>
          pages(answers).map((id) => ({ id, complete: answers.welcomed.includes(id) })),
        ),
      },
      { id: 'end', path: 'end' },
    ],
  })
const guests = ({ guests: ids }: Party) => ids
const initial: Party = { guests: ['ada', 'alan'], welcomed: [] }
const welcome = {
  all: (answers: Party, page: string | undefined) => [
    { ...answers, welcomed: [...answers.welcomed, page ?? ''] },
  ],
}

describe('walkFlow', () => {
  it('reports steps and screens of a flow without pages alike', () => {
    const walks = walkFlow(tripFlow, { initial: emptyTrip, choices: tripChoices })
    expect(walks.map(({ steps }) => steps)).toEqual([
      ['who', 'travel', 'car', 'agree'],
      ['who', 'travel', 'agree'],
    ])
    expect(walks.map(({ screens }) => screens)).toEqual(walks.map(({ steps }) => steps))
  })

  it('visits the pages of a step and counts the step once', () => {
    const [walk] = walkFlow(party(guests), { initial, choices: welcome })
    expect(walk?.screens).toEqual(['all/ada', 'all/alan', 'end'])
    expect(walk?.steps).toEqual(['all', 'end'])
  })

  it('follows pages that answers open', () => {
    const flow = party(({ welcomed }) => (welcomed.includes('ada') ? ['ada', 'bob'] : ['ada']))
    const [walk] = walkFlow(flow, { initial, choices: welcome })
    expect(walk?.screens).toEqual(['all/ada', 'all/bob', 'end'])
  })

  it('reports a choice that does not complete its step', () => {
    expect(() => walkFlow(tripFlow, { initial: emptyTrip, choices: {} })).toThrow('leads back to "who"')
  })

  it('reports a screen that Continue does not leave', () => {
    expect(() => walkFlow(party(guests), { initial, choices: {} })).toThrow(
      'Flow "party": a choice at "all/ada" leads back to "all/ada".',
    )
  })

  it('reports a path that does not end', () => {
    const flow = party(({ welcomed }) => [...welcomed, `guest-${welcomed.length}`])
    expect(() => walkFlow(flow, { initial, choices: welcome })).toThrow(
      'Flow "party": a path does not end: all/guest-0 > all/guest-1 >',
    )
  })

  it('reports more paths than anybody should walk', () => {
    const many = {
      ...welcome,
      end: (answers: Party) => Array.from({ length: 50_001 }, () => answers),
    }
    expect(() => walkFlow(party(guests), { initial, choices: many })).toThrow(
      'Flow "party": there are more than 50000 paths: walk it in parts.',
    )
  })

  it.each([
    ['a slash in it', ['ada', 'a/b'], 'the page "a/b" of "all" is not one segment of an address'],
    ['nothing in it', ['ada', ''], 'the page "" of "all" is not one segment of an address'],
    ['the way up in it', ['ada', '..'], 'the page ".." of "all" is not one segment of an address'],
    ['another one of its name', ['ada', 'ada'], 'the page "all/ada" repeats'],
  ])('reports a page with %s', (_name, pages, error) => {
    expect(() =>
      walkFlow(
        party(() => pages),
        { initial, choices: welcome },
      ),
    ).toThrow(`Flow "party": ${error}.`)
  })

  it('reports a Back that is not the inverse of Continue', () => {
    const returning: ReturnRule<'all' | 'end'> = {
      neighbours: (_locations, { active }) => (active === 'end' ? { previous: 0 } : {}),
      carried: () => undefined,
    }
    expect(() => walkFlow(party(guests, { returning }), { initial, choices: welcome })).toThrow(
      'Flow "party": Back at "end" leads to "all/ada", not to "all/alan".',
    )
  })

  it('reports a Continue that leaves a screen out', () => {
    const returning: ReturnRule<'all' | 'end'> = {
      neighbours: (_locations, { page }) => (page === 'ada' ? { next: 2 } : {}),
      carried: () => undefined,
    }
    const welcomed = { ...initial, welcomed: initial.guests }
    expect(() => walkFlow(party(guests, { returning }), { initial: welcomed, choices: {} })).toThrow(
      'Flow "party": Back at "end" leads to "all/alan", not to "all/ada".',
    )
  })

  it('reports an address that opens before its turn', () => {
    /** A step that is complete from some question on, as one that reads the clock would be. */
    const error = (from: number) => {
      let requested = 0
      const flow = defineFlow<Party, 'first' | 'end'>({
        name: 'wavering',
        base: '/wavering',
        defaultStep: 'first',
        steps: [
          { id: 'first', path: 'first', schema: { safeParse: () => ({ success: requested++ >= from }) } },
          { id: 'end', path: 'end' },
        ],
      })
      return () => walkFlow(flow, { initial, choices: {} })
    }
    expect(error(0)).not.toThrow()
    expect(error(1)).toThrow(
      'Flow "wavering": "/wavering/end" opens before the places in front of it are complete.',
    )
  })
})
