import type { Answers, Key, Value } from '../answers.ts'
import { setAnswer } from '../changeAnswers.ts'
import { evaluate } from '../evaluate.ts'
import type { Definition, GateQuestion, Profile, Question } from '../types.ts'
import { ordinary, plainAnswer, questionAt, visit } from './visitor.fixture.ts'

/** One disclosure: what was answered, and how many questions that added on the shortest path. */
export interface Disclosure {
  readonly at: Key
  readonly option: string
  readonly added: number
}

/** Every single disclosure that a visitor can make: each gate with each name of its row, and each ticked option. */
export function disclosures(definition: Definition, profile: Profile): readonly Disclosure[] {
  return definition.sections.flatMap((section) => {
    const part = { ...definition, sections: [section] }
    const { asked } = visit(part, profile, ordinary)
    const measure = (at: Key, option: string, chosen: Readonly<Record<Key, Value>>): Disclosure => {
      const answer = shortest(part, profile, new Set(asked))
      const after = visit(part, profile, { ...ordinary, ...chosen }, answer).asked
      return { at, option, added: after.length - asked.length }
    }
    return asked.flatMap((key) => {
      const question = questionAt(part, key)
      if (question.kind === 'gate' && ordinary[key] === undefined) {
        return namesOf(part, question, key).map(([option, chosen]) =>
          measure(key, option, { [key]: 'yes', ...chosen }),
        )
      }
      if (question.kind !== 'many' || question.none === undefined) return []
      const options = question.options.filter(({ value }) => value !== question.none)
      return options.map(({ value }) => measure(key, value, { [key]: [value] }))
    })
  })
}

type Named = readonly [option: string, chosen: Readonly<Record<Key, Value>>]

/** Returns the names that a row can have; a gate without rows, or with a free-text name, has one. */
function namesOf(definition: Definition, { rows }: GateQuestion, gate: Key): readonly Named[] {
  if (rows === undefined) return [['', {}]]
  const key = `${gate}.${rows.name}#r1`
  const naming = questionAt(definition, key)
  if (!('options' in naming)) return [['', {}]]
  return naming.options.map(({ value }) => [value, { [key]: value, [`${gate}.talk#r1`]: 'here' }])
}

/** Answers with the option that opens least. */
function shortest(definition: Definition, profile: Profile, before: ReadonlySet<Key>) {
  return (question: Question, key: Key, answers: Answers): Value => {
    if (before.has(key)) return plainAnswer(question)
    const opened = candidates(question).map((value) => ({
      value,
      asked: evaluate(definition, profile, setAnswer(answers, key, value)).asked.length,
    }))
    const least = Math.min(...opened.map(({ asked }) => asked))
    return opened.find(({ asked }) => asked === least)?.value ?? plainAnswer(question)
  }
}

function candidates(question: Question): readonly Value[] {
  if (question.kind === 'yesNo') return ['no', 'yes']
  if (question.kind === 'choice') return question.options.map(({ value }) => value)
  if (question.kind === 'many') return question.options.map(({ value }) => [value])
  return [plainAnswer(question)]
}
