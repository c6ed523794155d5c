import { type Values, valueAt, withValues } from './inGroups.ts'
import { textOrNull } from './textOrNull.ts'

type AnyOwn = Readonly<Record<string, { readonly empty: unknown }>>

/** Maps each answer to a property of the wire that takes its values. */
type WireNames<Own extends AnyOwn, Wire> = {
  readonly [Name in keyof Own]: {
    [Key in keyof Wire]: Own[Name]['empty'] extends Wire[Key] ? Key : never
  }[keyof Wire]
}

/** Answers of which any may be null or missing, alone or within its group. */
type Given<Answers> = {
  readonly [Name in keyof Answers]?:
    | Answers[Name]
    | { readonly [Inner in keyof NonNullable<Answers[Name]>]?: NonNullable<Answers[Name]>[Inner] | null }
    | null
}

/** Fills up answers: one that is null or missing is null, or the first value of a field that always has one, such as a tick. */
export function withBlanks<Answers>(
  { own, empty }: { readonly own: AnyOwn; readonly empty: Answers },
  given: Given<Answers>,
): Answers {
  const values = Object.entries(own).map(([name, field]) => {
    const blank = field.empty === null ? null : valueAt(empty, name)
    return [name, valueAt(given, name) ?? blank] as const
  })
  return withValues({}, values) as Answers
}

/** A body as the server gives it back: any property may be null or missing. */
type Saved<Wire> = { readonly [Key in keyof Wire]?: Wire[Key] | null }

/**
 * Declares the names that declared answers have on the wire, and derives both directions. Answers are sent in canonical
 * form, empty texts and the text `0` as null; what comes back is filled up by `withBlanks`.
 */
export function wireNames<Own extends AnyOwn, Answers, Wire>(
  { own, empty }: { readonly own: Own; readonly empty: Answers },
  names: WireNames<Own, Wire>,
) {
  const pairs = Object.entries(names) as [string, string][]
  return {
    toWire(answers: Answers) {
      const values = pairs.map(([name, key]) => {
        const value = valueAt(answers, name)
        return [key, typeof value === 'string' ? textOrNull(value) : value]
      })
      return Object.fromEntries(values) as Pick<Wire, WireNames<Own, Wire>[keyof Own]>
    },
    fromWire(saved: Saved<Wire>) {
      const given = pairs.map(([name, key]) => [name, (saved as Values)[key]] as const)
      return withBlanks<Answers>({ own, empty }, withValues({}, given) as Given<Answers>)
    },
  }
}
