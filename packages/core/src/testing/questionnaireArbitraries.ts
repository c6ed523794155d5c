import fc, { type Arbitrary } from 'fast-check'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { STATES } from '../geography/states.ts'
import { GENDERS } from '../person/personalDetails.ts'
import { type Answers, emptyAnswers, type Key, keyParts, type Value } from '../questionnaire/answers.ts'
import { addRow, removeRow, setAnswer } from '../questionnaire/changeAnswers.ts'
import { compileSection } from '../questionnaire/compile.ts'
import { evaluate } from '../questionnaire/evaluate.ts'
import { PLAIN_PROFILE } from '../questionnaire/profileClasses.ts'
import { questionAt } from '../questionnaire/questionAt.ts'
import type { Definition, Profile, Question } from '../questionnaire/types.ts'
import { sampleValue } from '../questionnaire/valueClasses.ts'
import { plainAnswer } from './plainAnswer.ts'

/** One thing a visitor does: which of the questions that are asked, and which of its answers. */
export interface QuestionnaireStep {
  readonly at: number
  readonly value: number
}

/** A visitor's steps in a questionnaire, as numbers that `playSteps` maps to the questions that are asked. */
export const questionnaireSteps: Arbitrary<QuestionnaireStep[]> = fc.array(
  fc.record({ at: fc.nat(999), value: fc.nat(999) }),
  { maxLength: 60 },
)

/** Profiles of every sort, unknown facts too. */
export const questionnaireProfile: Arbitrary<Profile> = fc.record({
  age: fc.option(fc.integer({ min: 18, max: 75 })),
  sex: fc.option(fc.constantFrom(...GENDERS)),
  smoker: fc.option(fc.boolean()),
  covers: fc.subarray([...COVER_KINDS]),
  sums: fc.record({ life: fc.nat(15_000_000), incomeProtection: fc.nat(30_000) }, { requiredKeys: [] }),
  occupationClass: fc.option(fc.constantFrom('AAA', 'B', 'NA')),
  state: fc.option(fc.constantFrom(...STATES)),
  owners: fc.subarray([...OWNERS]),
  holders: fc.constantFrom(1, 2),
  today: fc.constant('2026-11-21'),
})

/** Answers as random steps leave them: of any page, with rows, and with answers that are no longer asked. */
export function arbitraryAnswers(definition: Definition, profile = PLAIN_PROFILE): Arbitrary<Answers> {
  return questionnaireSteps.map((steps) => playSteps(definition, profile, steps))
}

/**
 * The answers after some steps. Every third step answers the first open question; others go anywhere that is asked, and
 * answer, clear, or on a gate that is open add and remove rows.
 */
export function playSteps(
  definition: Definition,
  profile: Profile,
  steps: readonly QuestionnaireStep[],
  from: Answers = emptyAnswers(definition),
): Answers {
  const questions = new Map(
    definition.sections.flatMap((section) =>
      [...compileSection(section).entries].map(([id, { question }]) => [id, question]),
    ),
  )
  return steps.reduce((answers, { at, value }, index) => {
    const { asked, open } = evaluate(definition, profile, answers)
    const key = (at % 3 === 0 ? open[0] : undefined) ?? asked[at % Math.max(1, asked.length)]
    const question = key === undefined ? undefined : questions.get(keyParts(key).id)
    return key === undefined || question === undefined
      ? answers
      : playStep(answers, key, question, { profile, value, row: `r${index}` })
  }, from)
}

function playStep(
  answers: Answers,
  key: Key,
  question: Question,
  { profile, value, row }: { profile: Profile; value: number; row: string },
): Answers {
  const rows = answers.rows[key] ?? []
  if (question.kind === 'gate' && question.rows && answers.values[key] === 'yes') {
    if (value % 4 < 2) return addRow(answers, key, row)
    const last = rows.at(-1)
    if (value % 4 === 2 && last !== undefined) return removeRow(answers, key, last).answers
  }
  const values = possibleValues(question, profile.today)
  return setAnswer(answers, key, values[value % values.length] ?? null)
}

/**
 * Answers in which nothing is open: each open question has what `choose` gives, each gate's yes as many rows as it needs.
 *
 * @throws Error when that does not end, since what `choose` gives is refused.
 */
export function answeredInFull(
  definition: Definition,
  profile: Profile,
  choose: (question: Question, key: Key) => Value = (question) => plainAnswer(question, profile.today),
  from: Answers = emptyAnswers(definition),
): Answers {
  let answers = from
  for (let round = 0; round < 100; round += 1) {
    const { open, problems } = evaluate(definition, profile, answers)
    if (open.length === 0) return answers
    for (const key of open) {
      const question = questionAt(definition, key)
      if (question === undefined) continue
      const lacksRows = problems.get(key) === 'min' && question.kind === 'gate' && question.rows
      answers = lacksRows
        ? addRow(answers, key, `r${(answers.rows[key] ?? []).length + 1}`)
        : setAnswer(answers, key, choose(question, key))
    }
  }
  throw new Error('The questionnaire does not end')
}

/** Some valid answers of each sort to a question, and null. */
export function possibleValues(question: Question, today: string): readonly (Value | null)[] {
  const unsure = question.unsure ? ['unsure'] : []
  return [...sureValues(question, today), ...unsure, null]
}

function sureValues(question: Question, today: string): readonly Value[] {
  switch (question.kind) {
    case 'gate':
      return ['yes', 'yes', 'no']
    case 'yesNo':
      return ['yes', 'no']
    case 'choice':
    case 'search':
      return question.options.map(({ value }) => value)
    case 'many': {
      const others = question.options.map(({ value }) => value).filter((value) => value !== question.none)
      return [
        ...others.map((value) => [value]),
        others,
        ...(question.none === undefined ? [] : [[question.none]]),
      ]
    }
    case 'count':
    case 'money':
      return [question.min, question.max, Math.floor((question.min + question.max) / 2)]
    case 'decimal':
      return [question.min, question.max]
    case 'height':
    case 'weight': {
      const unit = question.kind === 'height' ? 'cm' : 'kg'
      return [question.min, question.max, 100].map((value) => ({ value, unit, entered: [String(value)] }))
    }
    case 'text':
      return ['Once', 'Twice']
    default:
      return [sampleValue(question, today)]
  }
}
