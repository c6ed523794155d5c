import type { InputValue, InputValues, ReturnTo } from '@coverkit/flow'

/** Data that every flow stores beside its own answers. */
export interface FlowAnswers {
  /** Entered but not yet submitted, by `step/field`. Submitting a step reads and clears its own. */
  readonly typed: InputValues
  readonly progress: FlowProgress
}

export interface FlowProgress {
  /** The id of a step; a hint, since the answers decide how far a visitor may go. */
  readonly furthest: string | null
  readonly submitted: boolean
  /** The revision of the account's copy that these answers started from; absent without one. */
  readonly accountRev?: number | undefined
  /** Where Continue leads back to, while a step is open for a change. */
  readonly returnTo?: ReturnTo<string> | undefined
}

export const noProgress: FlowProgress = { furthest: null, submitted: false }

/** The fields of one step as shown: input over the values of the answers. */
export function fieldsOf<Field extends string>(
  step: string,
  shown: InputValues<Field>,
  input: InputValues,
): InputValues<Field> {
  const own = Object.keys(shown).flatMap((name) => {
    const value = input[`${step}/${name}`]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...shown, ...Object.fromEntries(own) }
}

export function withRawInput<Answers extends FlowAnswers>(
  answers: Answers,
  step: string,
  name: string,
  value: InputValue,
): Answers {
  return { ...answers, typed: { ...answers.typed, [`${step}/${name}`]: value } }
}

export function withoutInput<Answers extends FlowAnswers>(answers: Answers, step: string): Answers {
  const stored = Object.entries(answers.typed).filter(([key]) => !key.startsWith(`${step}/`))
  return { ...answers, typed: Object.fromEntries(stored) }
}
