import { describe, expect, test } from 'vitest'
import { compileSection } from './compile.ts'
import { all, any, atLeast, below, has, is } from './conditions.ts'
import { pack, page, section } from './defineQuestionnaire.ts'
import { definition } from './definition.fixture.ts'
import { count, decimal, gate, many, search, yesNo } from './fields.ts'
import { profile } from './profileConditions.ts'
import type { Section } from './types.ts'
import { walkSection } from './walkSection.ts'

describe('the fixture', () => {
  test.each([
    ['body', 34, 5],
    ['health', 102, 3],
    ['income', 2, 1],
  ])('%s: all %d walks in %d groups end', (id, count, groups) => {
    const part =
      definition.sections.find((each) => each.id === id) ?? section('none', { title: '', pages: [] })
    const { walks, isComplete, reached, stuck, parts } = walkSection(part, ({ evaluation }) => {
      expect(evaluation.open).toEqual([])
    })
    expect([walks, parts.length]).toEqual([count, groups])
    expect(isComplete).toBe(true)
    expect(stuck).toEqual([])
    expect([...reached].toSorted()).toEqual([...compileSection(part).entries.keys()].toSorted())
  })
})

const plain = yesNo({ ask: 'Plain?' })
const partsOf = (walked: Section) =>
  walkSection(walked).parts.map(({ questions, walks }) => [questions.join(' '), walks])

describe('how many walks', () => {
  test('one for questions that nothing reads, two for a gate, each by itself', () => {
    const questions = { a: plain, b: plain, c: gate({ ask: 'C?', inline: { d: plain } }) }
    expect(partsOf(section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] }))).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ])
  })

  test('the product within a group that conditions link', () => {
    const questions = {
      a: yesNo({ ask: 'A?', unsure: true }),
      b: plain,
      c: yesNo({ ask: 'C?', when: all(is('a', 'yes'), is('b', 'yes')) }),
      d: count({ ask: 'D?', max: 20, when: is('c', 'yes') }),
      e: yesNo({ ask: 'E?', when: any(atLeast('d', 5), below('d', 2)) }),
      alone: plain,
    }
    // a x b = 6, one of which leads to c; its yes leads to d, which is 1, 2, 4 or 5.
    expect(partsOf(section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] }))).toEqual([
      ['a b c d e', 5 + 1 + 4],
      ['alone', 1],
    ])
  })

  test('both sides of a number, every selection of the options that are read, and blank where it may be', () => {
    const ends: unknown[] = []
    const questions = {
      reading: decimal({ ask: 'Reading?', min: 0, max: 10, optional: true }),
      kinds: many({ ask: 'Kinds?', options: { a: 'A', b: 'B', c: 'C', none: 'None' }, none: 'none' }),
      high: yesNo({ ask: 'High?', when: all(atLeast('reading', 6.5), has('kinds', 'a'), has('kinds', 'b')) }),
    }
    const built = section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] })
    const { walks } = walkSection(built, ({ answers }) =>
      ends.push([
        answers.values['s.reading'] ?? null,
        answers.values['s.kinds'],
        answers.values['s.high'] ?? null,
      ]),
    )
    expect(walks).toBe(15)
    expect(ends).toContainEqual([6.4, ['a', 'b'], null])
    expect(ends).toContainEqual([6.5, ['a', 'b'], 'no'])
    expect(ends).toContainEqual([null, ['c'], null])
    expect(ends).toContainEqual([6.5, ['none'], null])
  })

  test('facts of the profile, where a group reads them', () => {
    const seen: unknown[] = []
    const questions = {
      a: yesNo({ ask: 'A?', when: all(profile.atLeast('age', 50), profile.has('covers', 'tpd')) }),
      b: plain,
    }
    const built = section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] })
    walkSection(built, (end) =>
      seen.push([end.profile.age, end.profile.covers.includes('tpd'), end.evaluation.asked]),
    )
    expect(seen).toEqual([
      [49, false, []],
      [49, true, []],
      [50, false, []],
      [50, true, ['s.a']],
      [40, true, ['s.b']],
    ])
  })

  test('packs that a condition opens, with one row of each', () => {
    const asthma = pack('asthma', { attacks: plain, trips: gate({ ask: 'Trips?', inline: { far: plain } }) })
    const illness = pack('illness', {
      which: search({
        ask: 'Which?',
        list: { asthma: { label: 'A', pack: asthma }, x: { label: 'X' }, y: { label: 'Y' } },
      }),
    })
    const ends: unknown[] = []
    const questions = { ill: gate({ ask: 'Ill?', rows: { pack: illness, min: 2, name: 'which' } }) }
    const built = section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] })
    const { walks, reached } = walkSection(built, ({ answers }) =>
      ends.push(answers.rows['s.ill']?.length ?? 0),
    )
    // No, or two rows that are each X, asthma without or asthma with trips.
    expect(walks).toBe(1 + 9)
    expect(new Set(ends)).toEqual(new Set([0, 2]))
    expect([...reached]).toContain('s.ill.which.asthma.trips.far')
  })

  test('a page that a question opens belongs to its group', () => {
    const built = section('s', {
      title: 'S',
      pages: [
        page('p', { title: 'P', questions: { a: plain } }),
        page('q', { title: 'Q', when: is('a', 'yes'), questions: { b: plain, c: plain } }),
      ],
    })
    expect(partsOf(built)).toEqual([['a b c', 2]])
  })

  test('stops once there are too many', () => {
    const questions = { a: gate({ ask: 'A?', inline: { b: gate({ ask: 'B?', inline: { c: plain } }) } }) }
    const built = section('s', { title: 'S', pages: [page('p', { title: 'P', questions })] })
    expect(walkSection(built, undefined, 3).isComplete).toBe(true)
    expect(walkSection(built, undefined, 2).isComplete).toBe(false)
  })
})
