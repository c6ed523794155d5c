import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  arbitraryAnswers,
  playSteps,
  possibleValues,
  questionnaireProfile,
  questionnaireSteps,
} from '../testing/questionnaireArbitraries.ts'
import { answerProblem } from './answerProblem.ts'
import { type Answers, emptyAnswers, keyParts } from './answers.ts'
import { addRow, removeRow, restoreRow, setAnswer } from './changeAnswers.ts'
import { compileSection } from './compile.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { parseAnswers } from './parseAnswers.ts'
import { reopenedBy } from './reopenedBy.ts'
import { submission } from './submission.ts'

const answers = arbitraryAnswers(definition, person)
const entries = new Map(definition.sections.flatMap((section) => [...compileSection(section).entries]))
const asked = (now: Answers, profile = person) => evaluate(definition, profile, now).asked
const runs = { numRuns: 100 }

describe('for whatever a visitor does', () => {
  property.prop([questionnaireProfile, questionnaireSteps], runs)(
    'what is sent was asked and answered',
    (profile, steps) => {
      const now = playSteps(definition, profile, steps)
      const evaluation = evaluate(definition, profile, now)
      const keys = new Set(evaluation.asked)
      const sent = submission(definition, profile, now)
      expect(sent.filter(({ key }) => !keys.has(key))).toEqual([])
      expect(sent.filter(({ key }) => evaluation.kept.includes(key))).toEqual([])
      const answered = evaluation.asked.filter((key) => now.values[key] !== undefined)
      expect(sent.map(({ key }) => key)).toEqual(answered)
      expect(sent.filter(({ answer }) => answer.length === 0)).toEqual([])
    },
  )

  property.prop([questionnaireProfile, answers], runs)(
    'every answer is asked or kept, never both',
    (profile, now) => {
      const evaluation = evaluate(definition, profile, now)
      const both = [...evaluation.asked.filter((key) => key in now.values), ...evaluation.kept]
      expect(both.toSorted()).toEqual(Object.keys(now.values).toSorted())
      expect(new Set(evaluation.asked).size).toBe(evaluation.asked.length)
    },
  )

  property.prop([questionnaireProfile, answers], runs)(
    'pages and sections hold exactly what is asked and open',
    (profile, now) => {
      const { asked: all, open, problems, pages, sections } = evaluate(definition, profile, now)
      expect(pages.flatMap(({ keys }) => keys)).toEqual(all)
      expect(pages.flatMap((page) => page.open)).toEqual(open)
      expect(sections.flatMap((section) => section.asked)).toEqual(all)
      expect([...problems.keys()]).toEqual(open)
      for (const { keys, rows } of pages) {
        expect(rows.flatMap((row) => row.keys).filter((key) => !keys.includes(key))).toEqual([])
      }
    },
  )

  property.prop([answers], runs)('the order of answering does not matter', (now) => {
    const start: Answers = { ...emptyAnswers(definition), rows: now.rows }
    const backwards = Object.entries(now.values)
      .toReversed()
      .reduce((all, [key, value]) => setAnswer(all, key, value), start)
    const { kept, ...evaluation } = evaluate(definition, person, now)
    const { kept: others, ...other } = evaluate(definition, person, backwards)
    expect(other).toEqual(evaluation)
    expect(others.toSorted()).toEqual(kept.toSorted())
  })

  property.prop([answers], runs)('a reload changes nothing', (now) => {
    const loaded = parseAnswers(JSON.parse(JSON.stringify(now)))
    expect(loaded).toEqual(now)
    expect(evaluate(definition, person, loaded)).toEqual(evaluate(definition, person, now))
  })

  property.prop([answers, fc.nat()], runs)(
    'yes, no, yes again restores everything below a gate',
    (now, index) => {
      const gates = asked(now).filter((key) => now.values[key] === 'yes')
      const gate = gates[index % Math.max(1, gates.length)]
      if (gate === undefined) return
      const no = setAnswer(now, gate, 'no')
      expect(asked(no).length).toBeLessThanOrEqual(asked(now).length)
      const again = setAnswer(no, gate, 'yes')
      expect(again).toEqual(now)
      expect(evaluate(definition, person, again)).toEqual(evaluate(definition, person, now))
    },
  )

  property.prop([answers, fc.nat()], runs)(
    'a removed row comes back as it was, where it was',
    (now, index) => {
      const all = Object.entries(now.rows).flatMap(([gate, rows]) => rows.map((row) => ({ gate, row })))
      const chosen = all[index % Math.max(1, all.length)]
      if (chosen === undefined) return
      const { answers: without, removed } = removeRow(now, chosen.gate, chosen.row)
      expect(asked(without).filter((key) => keyParts(key).rows.split('/').includes(chosen.row))).toEqual([])
      if (removed === null) throw new Error('The row is there')
      expect(restoreRow(without, removed)).toEqual(now)
      expect(restoreRow(now, removed)).toBe(now)
    },
  )

  property.prop([answers, fc.nat(), fc.nat()], runs)('no answer writes another', (now, at, pick) => {
    const keys = asked(now)
    const key = keys[at % Math.max(1, keys.length)] ?? ''
    const question = entries.get(keyParts(key).id)?.question
    if (question === undefined) return
    const values = possibleValues(question, person.today)
    const after = setAnswer(now, key, values[pick % values.length] ?? null)
    expect({ ...after.values, [key]: null }).toEqual({ ...now.values, [key]: null })
    expect(after.rows).toEqual(now.rows)
  })

  property.prop([answers, fc.nat(), fc.nat()], runs)(
    'a change reopens only its own section',
    (now, at, pick) => {
      const before = evaluate(definition, person, now)
      const key = before.asked[at % Math.max(1, before.asked.length)] ?? ''
      const question = entries.get(keyParts(key).id)?.question
      if (question === undefined) return
      const values = possibleValues(question, person.today)
      const after = evaluate(definition, person, setAnswer(now, key, values[pick % values.length] ?? null))
      const sections = reopenedBy(before, after).map(({ section }) => section)
      expect(sections.filter((section) => section !== key.split('.')[0])).toEqual([])
    },
  )

  property.prop([answers, fc.string()], runs)(
    'adding a row changes nothing else, a malformed one nothing at all',
    (now, row) => {
      const after = addRow(now, 'health.ill', row)
      expect(after.values).toBe(now.values)
      const isNew = /^[A-Za-z\d][\w-]{0,63}$/.test(row) && !now.rows['health.ill']?.includes(row)
      expect(after.rows['health.ill'] ?? []).toEqual([
        ...(now.rows['health.ill'] ?? []),
        ...(isNew ? [row] : []),
      ])
    },
  )

  property.prop([fc.constantFrom(...entries.values()), fc.nat()])(
    'what the generator answers is valid',
    ({ question }, pick) => {
      const values = possibleValues(question, person.today)
      const value = values[pick % values.length]
      if (value !== null && value !== undefined)
        expect(answerProblem(question, value, person.today)).toBeNull()
    },
  )
})
