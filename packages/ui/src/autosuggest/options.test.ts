import { describe, expect, it } from 'vitest'
import { filterOptions, matchOption } from './options.ts'

const options = ['Nurse', 'Registered nurse (midwife)', 'C++ developer', 'Cook', 'Chef [head]'].map(
  (label, value) => ({
    label,
    value,
  }),
)
const labels = (text: string) => filterOptions(options, text).map((option) => option.label)

describe('filterOptions', () => {
  it.each([
    ['', 5],
    ['  ', 5],
    ['n', 2],
    ['NURSE', 2],
    [' nurse ', 2],
    ['zebra', 0],
  ])('finds for %j %i options', (text, count) => {
    expect(labels(text)).toHaveLength(count)
  })

  it.each([
    ['c++', ['C++ developer']],
    ['(mid', ['Registered nurse (midwife)']],
    ['[head]', ['Chef [head]']],
    ['.*', []],
    ['^', []],
    ['\\', []],
  ])('takes %j literally', (text, found) => {
    expect(labels(text)).toEqual(found)
  })
})

describe('matchOption', () => {
  it.each([
    ['nurse', 0],
    ['  COOK ', 3],
    ['c++ Developer', 2],
  ])('matches %j whole', (text, value) => {
    expect(matchOption(options, text)?.value).toBe(value)
  })

  it.each(['', ' ', 'nurs', 'registered nurse'])('does not match %j', (text) => {
    expect(matchOption(options, text)).toBeUndefined()
  })
})
