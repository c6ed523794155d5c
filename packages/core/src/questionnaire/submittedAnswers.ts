import { answerProblem } from './answerProblem.ts'
import type { Answers, Key } from './answers.ts'
import { evaluate } from './evaluate.ts'
import { questionAt } from './questionAt.ts'
import type { Definition, Profile } from './types.ts'

/**
 * The answers that are submitted: those that are asked now and valid, with the rows that are shown. What is hidden stays
 * behind.
 */
export function submittedAnswers(
  definition: Pick<Definition, 'sections'>,
  profile: Profile,
  answers: Answers,
): Answers {
  const shown = evaluate(definition, profile, answers).asked.filter((key) => {
    const question = questionAt(definition, key)
    const value = answers.values[key]
    return question && value !== undefined && answerProblem(question, value, profile.today) === null
  })
  const withRows = shown.filter((key) => {
    const question = questionAt(definition, key)
    return question?.kind === 'gate' && question.rows && answers.values[key] === 'yes'
  })
  return {
    ...answers,
    values: pick(answers.values, shown),
    rows: pick(answers.rows, withRows),
  }
}

function pick<T>(all: Readonly<Record<Key, T>>, keys: readonly Key[]): Record<Key, T> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = all[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
