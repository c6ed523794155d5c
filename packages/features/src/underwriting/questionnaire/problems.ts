import type { FieldCode } from '@coverkit/core'
import {
  type Definition,
  type Evaluation,
  type Key,
  type Question,
  questionAt,
  volunteersGenetics,
} from '@coverkit/core/questionnaire'
import { leftInKey } from './changeInput.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'
import { isBlankInput, readInput } from './readInput.ts'

/** Why a question is not answered yet; `genetics`: its text speaks of a genetic test. */
export type ProblemCode = FieldCode | 'genetics'

/** An error at one question. */
export interface Problem {
  readonly key: Key
  readonly question: Question
  readonly code: ProblemCode
}

/** Lists the errors of these questions, in their order. `today` is the visitor's day `YYYY-MM-DD`. */
export function problemsAt(
  keys: readonly Key[],
  definition: Pick<Definition, 'sections'>,
  { problems }: Pick<Evaluation, 'problems'>,
  state: QuestionnaireState,
  today: string,
): readonly Problem[] {
  return keys.flatMap((key) => {
    const question = questionAt(definition, key)
    if (question === undefined) return []
    const code =
      inputCode(question, key, state, today) ?? problems.get(key) ?? geneticsCode(question, key, state)
    return code === null ? [] : [{ key, question, code }]
  })
}

/** Returns the code of an input that is not a valid answer. */
function inputCode(
  question: Question,
  key: Key,
  { answers, typed }: QuestionnaireState,
  today: string,
): FieldCode | null {
  const input = typed[key]
  if (input === undefined || isBlankInput(question, input) || answers.values[key] !== undefined) return null
  return question.kind === 'search' ? 'choice' : readInput(question, input, today).code
}

function geneticsCode(
  { kind }: Question,
  key: Key,
  { answers, typed }: QuestionnaireState,
): 'genetics' | null {
  const text = answers.values[key]
  if (kind !== 'text' || typeof text !== 'string' || typed[leftInKey(key)] === text) return null
  return volunteersGenetics(text) ? 'genetics' : null
}
