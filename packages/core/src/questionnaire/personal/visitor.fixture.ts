import { plainAnswer as plainAnswerOn } from '../../testing/plainAnswer.ts'
import { type Answers, emptyAnswers, type Key, type Value } from '../answers.ts'
import { addRow, setAnswer } from '../changeAnswers.ts'
import { type Evaluation, evaluate } from '../evaluate.ts'
import { questionAt as findQuestion } from '../questionAt.ts'
import type { Definition, Profile, Question } from '../types.ts'

const today = '2026-11-23'

const employee: Profile = {
  age: 40,
  sex: 'M',
  smoker: false,
  covers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
  sums: { life: 1_000_000, tpd: 800_000, criticalIllness: 300_000, incomeProtection: 6_000 },
  occupationClass: 'AAA',
  state: 'NSW',
  owners: ['O'],
  holders: 1,
  today,
}
const covers = ['life', 'tpd', 'criticalIllness'] as const

/** Typical visitors. */
export const profiles = {
  'all four covers': employee,
  'all four covers, a woman': { ...employee, sex: 'F', age: 33 },
  'life only': { ...employee, covers: ['life'] },
  homemaker: { ...employee, sex: 'F', covers, occupationClass: 'H' },
  '61 years old': { ...employee, sex: 'F', age: 61, covers },
  smoker: { ...employee, smoker: true },
} satisfies Record<string, Profile>

/** Questions that a visitor with nothing to disclose answers with yes. */
export const ordinary: Readonly<Record<Key, Value>> = { 'doctors.usual': 'yes' }

/** The question at a key, which the definition has. */
export function questionAt(definition: Pick<Definition, 'sections'>, key: Key): Question {
  const question = findQuestion(definition, key)
  if (question === undefined) throw new Error(`No question at ${key}`)
  return question
}

/** Returns the answer of a visitor with nothing to disclose, on the day of these visits. */
export const plainAnswer = (question: Question): Value => plainAnswerOn(question, today)

type AnswerOf = (question: Question, key: Key, answers: Answers) => Value

/** Answers every open question as `visitAnswers` does, and evaluates the result. */
export function visit(
  definition: Definition,
  profile: Profile,
  chosen: Readonly<Record<Key, Value>> = {},
  answer: AnswerOf = plainAnswer,
  from: Answers = emptyAnswers(definition),
): Evaluation {
  return evaluate(definition, profile, visitAnswers(definition, profile, chosen, answer, from))
}

/** Answers everything that is open: with `chosen` of the key, else with what `answer` gives; rows get one entry. */
export function visitAnswers(
  definition: Definition,
  profile: Profile,
  chosen: Readonly<Record<Key, Value>> = {},
  answer: AnswerOf = plainAnswer,
  from: Answers = emptyAnswers(definition),
): Answers {
  let answers = from
  for (let turn = 0; turn < 500; turn += 1) {
    const evaluation = evaluate(definition, profile, answers)
    const key = evaluation.open[0]
    if (key === undefined) return answers
    const question = questionAt(definition, key)
    const isRowMissing = evaluation.problems.get(key) === 'min' && question.kind === 'gate'
    answers = isRowMissing
      ? addRow(answers, key, 'r1')
      : setAnswer(answers, key, chosen[key] ?? answer(question, key, answers))
  }
  throw new Error('The questionnaire does not end')
}

/** The effort of a visit: presses of choices and buttons, fields and seconds; optional questions are skipped. */
export interface Effort {
  /** Yes-or-no questions and lists to tick. */
  readonly gates: number
  /** Gates and single choices. */
  readonly choices: number
  readonly fields: number
  readonly pages: number
  /** The review of all answers: of a section alone only what discloses something is checked. */
  readonly checkPages: number
  readonly presses: number
  /** 5 a choice, 6 a field (each part of shares), 3 a Continue. */
  readonly seconds: number
}

/** The effort of what is asked at the end of a visit. */
export function effortOf(definition: Definition, { asked, pages }: Evaluation): Effort {
  const questions = asked.map((key) => questionAt(definition, key)).filter(({ required }) => required)
  const gates = questions.filter(isGate).length
  const choices = questions.filter((question) => isGate(question) || question.kind === 'choice').length
  const typed = questions.filter((question) => !isGate(question) && question.kind !== 'choice')
  const fields = typed.reduce((sum, question) => sum + ('parts' in question ? question.parts.length : 1), 0)
  const checkPages = 1
  const buttons = pages.length + checkPages
  return {
    gates,
    choices,
    fields,
    pages: pages.length,
    checkPages,
    presses: choices + buttons,
    seconds: 5 * choices + 6 * fields + 3 * buttons,
  }
}

function isGate({ kind }: Question): boolean {
  return kind === 'gate' || kind === 'yesNo' || kind === 'many'
}
