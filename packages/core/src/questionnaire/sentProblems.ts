import type { FieldCode } from '../fields/InvalidInputError.ts'
import { answerProblem } from './answerProblem.ts'
import type { Answers, Key } from './answers.ts'
import { evaluate } from './evaluate.ts'
import { questionAt } from './questionAt.ts'
import { rereadProblem } from './rereadProblem.ts'
import type { Definition, Profile } from './types.ts'

/** Why an answer that was sent is refused; `unknown`: no such question, `not-asked`: not of this visitor. */
export type SentCode = FieldCode | 'unknown' | 'not-asked'

/** A problem at one key, with the answer (`values`) or with its rows. */
export interface SentProblem {
  readonly at: 'values' | 'rows'
  readonly key: Key
  readonly code: SentCode
}

type Sections = Pick<Definition, 'sections'>

/** Lists the problems of submitted answers: open questions, and answers to questions that are not asked. */
export function submissionProblems(
  definition: Sections,
  profile: Profile,
  answers: Answers,
): readonly SentProblem[] {
  const { asked, problems } = evaluate(definition, profile, answers)
  const now = new Set(asked)
  return [
    ...[...problems].map(([key, code]) => openProblem(definition, answers, key, code)),
    ...Object.entries(answers.values).flatMap(([key, value]): SentProblem[] => {
      const question = questionAt(definition, key)
      if (!question) return [{ at: 'values', key, code: 'unknown' }]
      if (!now.has(key)) return [{ at: 'values', key, code: 'not-asked' }]
      const code = problems.has(key) ? null : rereadProblem(question, value, profile.today)
      return code === null ? [] : [{ at: 'values', key, code }]
    }),
    ...unknownRows(definition, answers),
    ...Object.keys(answers.rows).flatMap((key): SentProblem[] => {
      const isShown = now.has(key) && answers.values[key] === 'yes'
      return !hasRows(definition, key) || isShown ? [] : [{ at: 'rows', key, code: 'not-asked' }]
    }),
  ]
}

/**
 * Lists the problems of a draft's answers: open questions, hidden answers and days that have passed are accepted,
 * but unknown questions and answers that a question cannot have are not.
 */
export function draftProblems(definition: Sections, answers: Answers, today: string): readonly SentProblem[] {
  return [
    ...Object.entries(answers.values).flatMap(([key, value]): SentProblem[] => {
      const question = questionAt(definition, key)
      if (!question) return [{ at: 'values', key, code: 'unknown' }]
      const code = answerProblem(question, value, today)
      return code === null || OF_THE_DAY.includes(code) ? [] : [{ at: 'values', key, code }]
    }),
    ...unknownRows(definition, answers),
  ]
}

const OF_THE_DAY: readonly FieldCode[] = ['future', 'expired']

function unknownRows(definition: Sections, { rows }: Answers): readonly SentProblem[] {
  return Object.keys(rows)
    .filter((key) => !hasRows(definition, key))
    .map((key) => ({ at: 'rows', key, code: 'unknown' }))
}

function hasRows(definition: Sections, key: Key): boolean {
  const question = questionAt(definition, key)
  return question?.kind === 'gate' && question.rows !== undefined
}

/** Too few or too many rows are a fault of the rows, not of the yes above them. */
function openProblem(definition: Sections, { values }: Answers, key: Key, code: FieldCode): SentProblem {
  const isOfRows = (code === 'min' || code === 'max') && hasRows(definition, key) && values[key] === 'yes'
  return { at: isOfRows ? 'rows' : 'values', key, code }
}
