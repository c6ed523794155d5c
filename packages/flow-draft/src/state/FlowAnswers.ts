/** What a control holds before it is read: text, or the ticked options of a group. */
export type Typed = string | readonly string[]

export type TypedFields = Readonly<Record<string, Typed>>

/** What every flow keeps beside its own answers. */
export interface FlowAnswers<Id extends string> {
  /** Entered but not yet submitted, by `step/field`. Submitting a step reads and clears its own. */
  readonly typed: TypedFields
  readonly progress: FlowProgress<Id>
}

export interface FlowProgress<Id extends string> {
  readonly furthest: Id | null
  readonly submitted: boolean
  /** The revision of the account's copy that these answers started from; absent without one. */
  readonly accountRev?: number | undefined
}

export const noProgress: FlowProgress<never> = { furthest: null, submitted: false }

/** The fields of one step as they stand: what is typed over what the answers show. */
export function fieldsOf(step: string, shown: TypedFields, typed: TypedFields): TypedFields {
  const fields: Record<string, Typed> = { ...shown }
  for (const name of Object.keys(shown)) {
    const value = typed[`${step}/${name}`]
    if (value !== undefined) fields[name] = value
  }
  return fields
}

export function withTyped<Answers extends FlowAnswers<string>>(
  answers: Answers,
  step: string,
  name: string,
  value: Typed,
): Answers {
  return { ...answers, typed: { ...answers.typed, [`${step}/${name}`]: value } }
}

export function withoutTyped<Answers extends FlowAnswers<string>>(answers: Answers, step: string): Answers {
  const kept = Object.entries(answers.typed).filter(([key]) => !key.startsWith(`${step}/`))
  return { ...answers, typed: Object.fromEntries(kept) }
}
