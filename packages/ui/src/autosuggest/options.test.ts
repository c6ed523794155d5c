import { describe, expect, it } from 'vitest'
import { findOptions, indexOptions, matchOption } from './options.ts'

const indexOf = (...options: readonly (string | readonly [string, ...string[]])[]) =>
  indexOptions(
    options.map((option, value) => {
      const [label, ...words] = typeof option === 'string' ? [option] : option
      return { label, value, words }
    }),
  )
const index = indexOf('Nurse', 'Registered nurse (midwife)', 'C++ developer', 'Cook', 'Chef [head]')
const found = (within: typeof index, text: string, ignored?: readonly string[]) =>
  findOptions(within, text, ignored).map(({ label }) => label)

describe('findOptions', () => {
  it.each([
    ['', 5],
    ['  ', 5],
    ['n', 2],
    ['NURSE', 2],
    [' nurse ', 2],
    ['zebra', 0],
  ])('finds for %j %i options', (text, count) => {
    expect(found(index, text)).toHaveLength(count)
  })

  it.each([
    ['c++', ['C++ developer']],
    ['(mid', ['Registered nurse (midwife)']],
    ['[head]', ['Chef [head]']],
    ['[', ['Chef [head]']],
    ['.*', []],
    ['n.*(', []],
    ['^', []],
    ['\\', []],
  ])('takes %j literally', (text, labels) => {
    expect(found(index, text)).toEqual(labels)
  })

  it('puts labels by how well they fit, then what look-up words find', () => {
    const trades = indexOf(
      ['Joiner', 'carpenter'],
      'Bushcarpenter',
      'Apprentice carpenter',
      'Carpenters’ mate',
      'Carpenter (mine or remote site)',
      'Carpenter (domestic)',
      'Carpenter',
      ['Cabinet maker', 'furniture carpenter'],
    )
    expect(found(trades, 'carpenter')).toEqual([
      'Carpenter',
      'Carpenter (domestic)',
      'Carpenter (mine or remote site)',
      'Carpenters’ mate',
      'Apprentice carpenter',
      'Bushcarpenter',
      'Joiner',
      'Cabinet maker',
    ])
  })

  it('puts what a text ends a word of before what it stops within', () => {
    const nurses = indexOf('Nursery worker', 'Nurse educator', 'Bush nurseryman', 'Dental nurse')
    expect(found(nurses, 'nurse')).toEqual([
      'Nurse educator',
      'Nursery worker',
      'Dental nurse',
      'Bush nurseryman',
    ])
  })

  it.each([
    ['engineer software', ['Software engineer']],
    ['eng soft', ['Software engineer']],
    ['fork lift driver', ['Forklift driver']],
    ['driver fork lift', ['Forklift driver']],
    ['storeman', ['Store-man']],
    ['drillers offsider', ['Driller’s offsider']],
    ["driller's offsider", ['Driller’s offsider']],
    ['drillerʼs offsider', ['Driller’s offsider']],
    ['driller´s offsider', ['Driller’s offsider']],
    ['cafe', ['Café worker']],
    ['boilermakers', ['Boilermaker']],
    ['secretaries', ['Secretary']],
    ['coaches', ['Coach']],
    ['rse of', ['Nurse of the year']],
    ['health & safety', ['Health and safety adviser']],
  ])('finds for %j %j', (text, labels) => {
    const jobs = indexOf(
      'Software engineer',
      'Forklift driver',
      'Store-man',
      'Driller’s offsider',
      'Café worker',
      'Boilermaker',
      'Secretary',
      'Coach',
      'Nurse of the year',
      'Health and safety adviser',
    )
    expect(found(jobs, text)).toEqual(labels)
  })

  it.each([
    ['hr', ['Administrator']],
    ['h', ['Architect', 'Chemist']],
    ['hr manager', ['Administrator']],
    ['it', ['Programmer', 'Architect']],
  ])('takes short look-up words only whole: %s', (text, labels) => {
    const jobs = indexOf(['Administrator', 'hr', 'hr manager'], ['Programmer', 'it'], 'Architect', 'Chemist')
    const inOrder = found(jobs, text)
    expect(inOrder.toSorted()).toEqual(labels.toSorted())
  })

  it.each([
    ['storeman', ['Storeperson', 'Store manager']],
    ['store man', ['Store manager', 'Storeperson']],
    ['pub manager', ['Bar manager', 'Public relations manager']],
  ])('puts what is found in parts behind look-up words: %s', (text, labels) => {
    const jobs = indexOf('Public relations manager', ['Bar manager', 'pub manager'], 'Store manager', [
      'Storeperson',
      'storeman',
    ])
    expect(found(jobs, text)).toEqual(labels)
  })

  it('puts an abbreviation before labels that have its letters within a word', () => {
    const jobs = indexOf('Internal auditor', ['Nurse', 'rn'], 'Learner', 'Rnli crew')
    expect(found(jobs, 'RN')).toEqual(['Rnli crew', 'Nurse', 'Internal auditor', 'Learner'])
  })

  it('joins words of a label and of its look-up words', () => {
    const jobs = indexOf(['Chef (mine camp)', 'fifo'], 'Chef')
    expect(found(jobs, 'fifo chef')).toEqual(['Chef (mine camp)'])
  })

  it.each([
    ['senior nurse', ['Nurse']],
    ['Nurse, part-time', ['Nurse']],
    ['senior', ['Senior executive']],
    ['senior exec', ['Senior executive']],
    ['senior part time', []],
  ])('leaves out what doesn’t count: %s', (text, labels) => {
    const jobs = indexOf('Nurse', 'Senior executive')
    expect(found(jobs, text, ['senior', 'part time'])).toEqual(labels)
  })
})

it('searches for texts of up to 300 characters', () => {
  expect(findOptions(index, 'cook '.repeat(60))).toHaveLength(1)
  expect(findOptions(index, 'cook '.repeat(61))).toEqual([])
})

describe('matchOption', () => {
  it.each([
    ['nurse', 0],
    ['  COOK ', 3],
    ['c++ Developer', 2],
    ['C++developer', 2],
  ])('matches %j whole', (text, value) => {
    expect(matchOption(index, text)?.value).toBe(value)
  })

  it.each(['', ' ', 'nurs', 'registered nurse', '('])('does not match %j', (text) => {
    expect(matchOption(index, text)).toBeUndefined()
  })

  it('keeps the chosen one of several with the same name', () => {
    const aliases = indexOf('Engineer', 'Engineer')
    expect(matchOption(aliases, 'engineer', 1)?.value).toBe(1)
    expect(matchOption(aliases, 'engineer', null)?.value).toBe(0)
  })
})
