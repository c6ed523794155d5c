import { expect, test } from 'vitest'
import {
  all,
  any,
  atLeast,
  choice,
  count,
  defineQuestionnaire,
  gate,
  has,
  inRow,
  inSection,
  is,
  many,
  monthYear,
  not,
  pack,
  page,
  profile,
  search,
  section,
  text,
  yesNo,
} from './index.ts'

const back = pack('back', {
  started: monthYear({ ask: 'When did it first trouble you?' }),
  area: many({ ask: 'Which part?', options: { neck: 'Neck', lower: 'Lower back' } }),
  leg: yesNo({ ask: 'Did the pain go down a leg?', unsure: true, when: has('area', 'lower') }),
  daysOff: count({ ask: 'How many days off?', unit: 'days', max: 3_650 }),
  why: text({
    ask: 'Why so many?',
    lines: 'many',
    when: all(atLeast('daysOff', 20), not(is('leg', 'unsure'))),
  }),
})

test('names become scoped references, in order', () => {
  expect(back.questions.map(({ id, when }) => [id, when])).toEqual([
    ['started', undefined],
    ['area', undefined],
    ['leg', { op: 'has', ref: 'own:area', value: 'lower' }],
    ['daysOff', undefined],
    [
      'why',
      {
        op: 'all',
        of: [
          { op: 'atLeast', ref: 'own:daysOff', value: 20 },
          { op: 'not', of: { op: 'is', ref: 'own:leg', value: 'unsure' } },
        ],
      },
    ],
  ])
})

test('a question below a gate sees its siblings first, then the page', () => {
  const joints = section('joints', {
    title: 'Joints',
    pages: [
      page('first', {
        title: 'First',
        questions: {
          side: choice({ ask: 'Which side?', options: { left: 'Left', right: 'Right' } }),
          lift: gate({
            ask: 'Does it limit lifting?',
            when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
            inline: {
              how: choice({ ask: 'How?', options: { little: 'A little', much: 'A lot' } }),
              more: text({ ask: 'Say more', when: all(is('how', 'much'), is('side', 'left')) }),
            },
          }),
        },
      }),
      page('second', {
        title: 'Second',
        questions: { again: yesNo({ ask: 'Again?', when: any(is('lift', 'yes'), is('lift.how', 'much')) }) },
      }),
    ],
  })
  const [, lift] = joints.pages[0]?.questions ?? []
  expect(lift?.kind === 'gate' && lift.inline?.[1]?.when).toEqual({
    op: 'all',
    of: [
      { op: 'is', ref: 'section:lift.how', value: 'much' },
      { op: 'is', ref: 'section:side', value: 'left' },
    ],
  })
  expect(joints.pages[1]?.questions[0]?.when).toEqual({
    op: 'any',
    of: [
      { op: 'is', ref: 'section:lift', value: 'yes' },
      { op: 'is', ref: 'section:lift.how', value: 'much' },
    ],
  })
})

test('a section carries the packs that it names, each once, those inside packs too', () => {
  const asthma = pack('asthma', {
    attacks: count({ ask: 'How many attacks?', when: inRow.is('recent', 'yes') }),
    trips: yesNo({ ask: 'Any trips?', when: inSection.is('again', 'yes') }),
  })
  const illness = pack('illness', {
    recent: yesNo({ ask: 'Recent?' }),
    condition: search({
      ask: 'Which?',
      list: { asthma: { label: 'Asthma', pack: asthma }, other: { label: 'Other' } },
    }),
  })
  const lungs = section('lungs', {
    title: 'Lungs',
    pages: [
      page('lungs', {
        title: 'Lungs',
        questions: {
          again: yesNo({ ask: 'Again?' }),
          lungs: gate({ ask: 'Lungs?', rows: { pack: illness, name: 'condition' } }),
          more: gate({ ask: 'More?', rows: { pack: illness, max: 3, name: 'condition' } }),
        },
      }),
    ],
  })
  expect(lungs.packs.map(({ id }) => id)).toEqual(['illness', 'asthma'])
  expect(lungs.packs[1]?.questions[0]?.when).toEqual({ op: 'is', ref: 'row:recent', value: 'yes' })
  const definition = defineQuestionnaire({ id: 'x', version: '1', from: '2026-11-21', sections: [lungs] })
  expect(Object.isFrozen(definition.sections[0]?.packs[1]?.questions[0]?.when)).toBe(true)
})

test('wrong references do not compile', () => {
  const area = many({ ask: 'Which part?', options: { neck: 'Neck', lower: 'Lower back' } })
  // @ts-expect-error there is no option "upper"
  pack('a', { area, leg: yesNo({ ask: 'Leg?', when: has('area', 'upper') }) })
  // @ts-expect-error there is no question "part"
  pack('b', { area, leg: yesNo({ ask: 'Leg?', when: has('part', 'neck') }) })
  // @ts-expect-error "area" is many: it has, it is not
  pack('c', { area, leg: yesNo({ ask: 'Leg?', when: is('area', 'neck') }) })
  // @ts-expect-error "area" is no number
  pack('d', { area, leg: yesNo({ ask: 'Leg?', when: atLeast('area', 2) }) })
  // @ts-expect-error "I am not sure" is not offered
  pack('e', { any: yesNo({ ask: 'Any?' }), leg: yesNo({ ask: 'Leg?', when: is('any', 'unsure') }) })
  // @ts-expect-error wrong within all
  pack('f', { area, leg: yesNo({ ask: 'Leg?', when: all(has('area', 'neck'), has('area', 'x')) }) })
  // @ts-expect-error wrong below a gate
  pack('g', { area, leg: gate({ ask: 'Leg?', inline: { x: yesNo({ ask: 'X?', when: has('area', 'x') }) } }) })
  const questions = { leg: yesNo({ ask: 'Leg?', when: has('area', 'upper') }) }
  const pages = [
    page('one', { title: 'One', questions: { area } }),
    page('two', { title: 'Two', questions }),
  ] as const
  // @ts-expect-error there is no option "upper" on another page
  section('s', { title: 'S', pages })
  // @ts-expect-error the profile has no such state
  profile.is('state', 'NZ')
  const lift = { lift: gate({ ask: 'Lift?' }), x: yesNo({ ask: 'X?', when: is('lift.how', 'yes') }) }
  // @ts-expect-error nothing stands below the gate
  pack('h', lift)
  // @ts-expect-error no such cover
  profile.has('covers', 'ip')
})

test('misspelt words do not compile', () => {
  // @ts-expect-error a hint is spelt hint
  yesNo({ ask: 'Any?', hnit: 'x' })
  // @ts-expect-error free words cannot be not sure
  text({ ask: 'Any?', unsure: true })
  // @ts-expect-error the option that excludes others is one of them
  many({ ask: 'Any?', options: { a: 'A' }, none: 'b' })
})
