import {
  type Answers,
  addRow,
  type Definition,
  type Disclosed,
  emptyAnswers,
  evaluate,
  type Key,
  type Profile,
  type Question,
  questionAt,
  type RowId,
  setAnswer,
  submission,
  type Value,
} from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { plainAnswer as plainAnswerOn } from '@coverkit/core/testing'

/** The day of the submissions in tests. */
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

/** Answers a question on that day for a person without disclosures. */
export const plainAnswer = (question: Question): Value => plainAnswerOn(question, SUBMITTED_ON)

/** The answers: a value by key, and a function for every other open question. */
export interface Choices {
  readonly chosen?: Readonly<Record<Key, Value>>
  readonly answer?: (question: Question, key: Key) => Value
  /** The rows of each gate that is answered with yes. */
  readonly rows?: (question: Question, gate: Key) => readonly RowId[]
  readonly definition?: Definition
}

/** Answers all open questions, in order; a gate with a yes has the row `r1`, unless `rows` returns more. */
export function visit(profile: Profile, choices: Choices = {}): Answers {
  const { chosen = {}, answer = plainAnswer, rows = () => ['r1'] } = choices
  const { definition = personalQuestionnaire } = choices
  let answers = emptyAnswers(definition)
  for (;;) {
    const { open, problems } = evaluate(definition, profile, answers)
    if (open.length === 0) return answers
    for (const key of open) {
      const question = questionAt(definition, key)
      if (question === undefined) throw new Error(`No question at ${key}`)
      answers =
        problems.get(key) === 'min' && answers.values[key] === 'yes'
          ? rows(question, key).reduce((all, row) => addRow(all, key, row), answers)
          : setAnswer(answers, key, chosen[key] ?? answer(question, key))
    }
  }
}

/** Returns the submission after a visit. */
export function submitted(profile: Profile, choices: Choices = {}): readonly Disclosed[] {
  return submission(choices.definition ?? personalQuestionnaire, profile, visit(profile, choices))
}
