import { describe, expect, test } from 'vitest'
import { compileSection } from '../compile.ts'
import type { SearchQuestion } from '../types.ts'
import { bloodConditions } from './conditions/blood.ts'
import { personalQuestionnaire } from './index.ts'

const searches = personalQuestionnaire.sections.flatMap((section) =>
  [...compileSection(section).entries.values()].flatMap((entry) =>
    entry.question.kind === 'search' ? [{ section, id: entry.id, entry, question: entry.question }] : [],
  ),
)
const optionsOf = ({ options }: SearchQuestion) => options.filter(({ value }) => value !== 'other')
const all = [
  ...new Map(searches.flatMap(({ question }) => optionsOf(question)).map((option) => [option.value, option])),
].map(([, option]) => option)

/** The condition of an id. */
function condition(id: string) {
  return all.find(({ value }) => value === id)
}

describe('the conditions', () => {
  test('are about 200, each in the list of one body system', () => {
    expect(all.length).toBeGreaterThanOrEqual(150)
    expect(all.length).toBeLessThanOrEqual(210)
    const lists = new Map<string, Set<SearchQuestion['options']>>()
    for (const { question } of searches) {
      for (const { value } of optionsOf(question)) {
        lists.set(value, (lists.get(value) ?? new Set()).add(question.options))
      }
    }
    expect([...lists].filter(([, { size }]) => size > 1)).toEqual([])
  })

  test('each opens a pack with questions', () => {
    const closed = searches.flatMap(({ id, entry, question }) =>
      question.options
        .filter(({ value }) => (entry.chosen.get(value) ?? []).length < 2)
        .map(({ value }) => `${id}.${value}`),
    )
    expect(closed).toEqual([])
  })

  test('have names of their own, and no word finds the same condition twice', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
    const repeated = all.filter(({ label, also = [] }) => {
      const words = [label, ...also].map((word) => word.toLowerCase())
      return new Set(words).size !== words.length
    })
    expect(repeated).toEqual([])
  })

  test.each([
    ['highBloodPressure', 'bloodPressure'],
    ['highCholesterol', 'cholesterol'],
    ['asthma', 'asthma'],
    ['sleepApnoea', 'sleepApnoea'],
    ['type2Diabetes', 'diabetes'],
    ['pregnancyDiabetes', 'diabetes'],
    ['underactiveThyroid', 'thyroid'],
    ['thyroidNodule', 'thyroid'],
    ['melanoma', 'skinLesion'],
    ['mole', 'skinLesion'],
    ['sciatica', 'back'],
    ['migraine', 'migraine'],
    ['depression', 'mentalHealth'],
    ['pregnantNow', 'pregnancy'],
    ['hiv', 'sensitiveGeneral'],
    ['knee', 'joint'],
    ['gout', 'general'],
  ])('%s opens the pack "%s"', (id, pack) => {
    expect(condition(id)?.pack).toBe(pack)
  })

  test.each([
    ['hypertension', 'highBloodPressure'],
    ['piles', 'haemorrhoids'],
    ['slipped disc', 'disc'],
    ['BCC', 'basalCell'],
    ['TIA', 'miniStroke'],
    ['sugar', 'type2Diabetes'],
    ['burnout', 'stress'],
    ['UTI', 'bladderInfection'],
  ])('"%s" finds %s', (word, id) => {
    expect(condition(id)?.also).toContain(word)
  })

  test('every list ends with "Something else", which asks for a name', () => {
    for (const { entry, question } of searches) {
      expect(question.options.at(-1)).toMatchObject({ value: 'other', label: 'Something else' })
      expect(entry.chosen.get('other')?.[0]?.question.id).toBe('called')
    }
  })
})

test('codes stand on measurements only, all of LOINC', () => {
  const coded = personalQuestionnaire.sections.flatMap((section) =>
    [...compileSection(section).entries.values()].flatMap(({ question }) =>
      (question.codes ?? []).map(({ system, code }) => `${system} ${code} ${question.id}`),
    ),
  )
  expect([...new Set(coded)].sort()).toEqual([
    'http://loinc.org 14647-2 total',
    'http://loinc.org 29463-7 weight',
    'http://loinc.org 4548-4 hba1c',
    'http://loinc.org 8302-2 height',
    'http://loinc.org 8462-4 diastolic',
    'http://loinc.org 8480-6 systolic',
  ])
})

test('no condition stands for a gene that somebody carries', () => {
  const texts = Object.values(bloodConditions).flatMap(({ label, also = [] }) => [label, ...also])
  expect(texts.filter((text) => /leiden|\btrait\b|carrier/i.test(text))).toEqual([])
})
