import {
  type Answers,
  addRow,
  compileSection,
  type Definition,
  type Disclosed,
  emptyAnswers,
  evaluate,
  type Key,
  keyParts,
  type Profile,
  type Question,
  type RowId,
  sectionOf,
  setAnswer,
  submission,
  type Value,
} from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'

/** The day of the submissions of tests. */
export const SUBMITTED_ON = '2026-11-23'

/** An employee of 40 with all four covers. */
export const employee: Profile = {
  age: 40,
  sex: 'M',
  smoker: false,
  covers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
  sums: { life: 1_000_000, tpd: 800_000, criticalIllness: 300_000, incomeProtection: 6_000 },
  occupationClass: 'AAA',
  state: 'NSW',
  owners: ['O'],
  holders: 1,
  today: SUBMITTED_ON,
}

/** The answer of somebody with nothing to say: no, none, the first option, the least number. */
export function plainAnswer(question: Question): Value {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return 'no'
    case 'choice':
    case 'search':
      return question.options[0]?.value ?? ''
    case 'many':
      return [question.none ?? question.options[0]?.value ?? '']
    case 'count':
    case 'decimal':
    case 'money':
      return question.min
    case 'height':
      return { value: 175, unit: 'cm', entered: ['175'] }
    case 'weight':
      return { value: 72, unit: 'kg', entered: ['72'] }
    case 'text':
      return 'Nothing'
    case 'date':
      return SUBMITTED_ON
    case 'monthYear':
      return SUBMITTED_ON.slice(0, 7)
    case 'shares':
      return { [question.parts[0]?.value ?? '']: 100 }
  }
}

/** What is chosen: a value by key, and what every other open question gets. */
export interface Choices {
  readonly chosen?: Readonly<Record<Key, Value>>
  readonly answer?: (question: Question, key: Key) => Value
  /** The rows of each gate that is answered with yes. */
  readonly rows?: (question: Question, gate: Key) => readonly RowId[]
  readonly definition?: Definition
}

/** Answers everything that is open, in order; a gate of a yes has the row `r1`, unless `rows` says more. */
export function visit(profile: Profile, choices: Choices = {}): Answers {
  const { chosen = {}, answer = plainAnswer, rows = () => ['r1'] } = choices
  const { definition = personalQuestionnaire } = choices
  const entries = new Map(
    definition.sections.map((section) => [section.id, compileSection(section).entries] as const),
  )
  let answers = emptyAnswers(definition)
  for (;;) {
    const { open, problems } = evaluate(definition, profile, answers)
    if (open.length === 0) return answers
    for (const key of open) {
      const question = entries.get(sectionOf(key))?.get(keyParts(key).id)?.question
      if (question === undefined) throw new Error(`No question at ${key}`)
      answers =
        problems.get(key) === 'min' && answers.values[key] === 'yes'
          ? rows(question, key).reduce((all, row) => addRow(all, key, row), answers)
          : setAnswer(answers, key, chosen[key] ?? answer(question, key))
    }
  }
}

/** What is sent after a visit. */
export function submitted(profile: Profile, choices: Choices = {}): readonly Disclosed[] {
  return submission(choices.definition ?? personalQuestionnaire, profile, visit(profile, choices))
}
