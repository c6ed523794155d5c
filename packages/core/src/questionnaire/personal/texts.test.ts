import { describe, expect, test } from 'vitest'
import { compileSection } from '../compile.ts'
import type { Question } from '../types.ts'
import { unitWords } from '../unitWords.ts'
import { personalQuestionnaire } from './index.ts'

const { sections } = personalQuestionnaire
const questionsOf = (section: (typeof sections)[number]): readonly Question[] =>
  [...compileSection(section).entries.values()].map(({ question }) => question)
const factualIn = (...ids: readonly string[]) => {
  const found = sections.filter(({ id }) => ids.includes(id)).flatMap(questionsOf)
  const texts = found.filter((question) => question.kind === 'text' && question.factual)
  return [...new Set(texts.map(({ id }) => id))].sort()
}

describe('the texts of one’s own words', () => {
  test('are about health in every section about health, but for who treated it and where', () => {
    const health = ['body', 'habits', 'illnesses', 'joints', 'mind', 'recent', 'family']
    expect(factualIn(...health)).toEqual(['doctor', 'doctorName', 'emergencyLast', 'hospital'])
  })

  test('are not about health where a name, a place or a fact is wanted', () => {
    expect(factualIn('doctors')).toEqual(['before', 'name', 'suburb'])
    expect(factualIn('residency')).toEqual(['country', 'home', 'visa', 'work'])
    expect(factualIn('cover')).toEqual(['benefit', 'insurer', 'reason'])
  })
})

test('one of whatever a unit counts is said as one', () => {
  const units = sections
    .flatMap(questionsOf)
    .flatMap((question) => ('unit' in question && question.unit !== undefined ? [question.unit] : []))
  const plural = [...new Set(units)].filter((unit) => /^[a-z]+s$|^people$/.test(unit)).sort()
  expect(plural.map((unit) => unitWords(1, unit))).toEqual([
    'attack',
    'day',
    'hour',
    'metre',
    'night',
    'person',
    'time',
    'week',
    'year',
  ])
})
