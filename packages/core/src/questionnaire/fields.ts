import type {
  Answers,
  Draft,
  DraftScope,
  Fields,
  Known,
  MentionsIn,
  MentionsOfTest,
  PackDraft,
  Readable,
  Test,
} from './drafts.ts'
import type { Coding, Condition, DateRange, Option, Question, QuestionBase, SearchOption } from './types.ts'

/** Texts and options that every question has. */
export interface Words<W extends Test> {
  readonly ask: string
  readonly hint?: string
  /** Where to find the answer, shown with "I am not sure". */
  readonly help?: string
  readonly why?: string
  readonly when?: W
  /** May be left blank. */
  readonly optional?: true
  readonly sensitive?: true
  readonly codes?: readonly Coding[]
}
/** Offers "I am not sure", the value `unsure`. */
interface Unsure<U extends true> {
  readonly unsure?: U
}
type UnsureValue<U> = [U] extends [never] ? never : 'unsure'

/** Labels by value, in the order that they are shown. */
export type Labels<Value extends string> = Readonly<Record<Value, string | Omit<Option, 'value'>>>

interface Bounds {
  readonly min?: number
  readonly max?: number
}
interface Measured extends Bounds {
  readonly unit?: string
}
type Is<Value extends string> = { readonly op: 'is'; readonly value: Value }
type Has<Value extends string> = { readonly op: 'has'; readonly value: Value }
type NumberOf<U> = { readonly op: 'number'; readonly value: number } | Is<UnsureValue<U>>
type NoFields = Readonly<Record<never, Readable>>

function base(id: string, scope: DraftScope, words: Words<Test> & Unsure<true>): QuestionBase {
  const { ask, hint, help, why, optional, sensitive, codes, unsure } = words
  const when: Condition | undefined = scope.resolve(words.when)
  return {
    id,
    ask,
    ...(hint !== undefined && { hint }),
    ...(help !== undefined && { help }),
    ...(why !== undefined && { why }),
    ...(when !== undefined && { when }),
    required: optional !== true,
    ...(sensitive && { sensitive }),
    ...(codes && { codes }),
    ...(unsure && { unsure }),
  }
}

function optionsOf(labels: Labels<string>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) =>
    typeof label === 'string' ? { value, label } : { value, ...label },
  )
}

/** Questions of a gate, in the same pack or section as the gate itself. */
interface Opens<I extends Fields> {
  /** Rows of a pack, opened by a yes; the first is titled by the pack's question `name`. */
  readonly rows?: {
    readonly pack: PackDraft
    readonly min?: number
    readonly max?: number
    readonly name: string
  }
  /** Questions that are asked once, opened by a yes. */
  readonly inline?: I
}

/** A yes-or-no question whose yes opens rows of a pack (1 to 10 unless said otherwise) or questions below it. */
export function gate<
  W extends Test = Test<never>,
  const I extends Fields = Readonly<Record<never, Draft>>,
  U extends true = never,
>(
  gateOf: Words<W> & Opens<I> & Unsure<U>,
): Draft<
  Is<'yes' | 'no' | UnsureValue<U>>,
  MentionsOfTest<W> | Exclude<MentionsIn<I>, Known<I>>,
  Answers<I>
> {
  const { rows, inline } = gateOf
  return {
    packs: [
      ...(rows ? [rows.pack] : []),
      ...Object.values<Draft>(inline ?? {}).flatMap(({ packs }) => packs),
    ],
    make: (id, scope) => {
      const inner = scope.below(id, Object.keys(inline ?? {}))
      return {
        ...base(id, scope, gateOf),
        kind: 'gate',
        ...(rows && {
          rows: { pack: rows.pack.id, min: rows.min ?? 1, max: rows.max ?? 10, name: rows.name },
        }),
        ...(inline && {
          inline: Object.entries<Draft>(inline).map(([name, draft]) => draft.make(name, inner)),
        }),
      }
    },
  }
}

function plain(make: (id: string, scope: DraftScope) => Question, packs: readonly PackDraft[] = []) {
  return { make, packs }
}

/** A yes-or-no question. */
export function yesNo<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U>,
): Draft<Is<'yes' | 'no' | UnsureValue<U>>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'yesNo' }))
}

/** One of some options. */
export function choice<const Value extends string, W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & { readonly options: Labels<Value> },
): Draft<Is<Value | UnsureValue<U>>, MentionsOfTest<W>, NoFields> {
  const options = optionsOf(question.options)
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'choice', options }))
}

/** Any number of some options; `none` is the one that excludes the others. */
export function many<const Value extends string, W extends Test = Test<never>>(
  question: Words<W> & { readonly options: Labels<Value>; readonly none?: NoInfer<Value> },
): Draft<Has<Value>, MentionsOfTest<W>, NoFields> {
  const options = optionsOf(question.options)
  const { none } = question
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'many',
    options,
    ...(none !== undefined && { none }),
  }))
}

/** An entry of a search list: its label, other words that find it, and the pack that choosing it opens. */
export interface SearchEntry {
  readonly label: string
  readonly hint?: string
  readonly also?: readonly string[]
  readonly pack?: PackDraft
}

/** One entry of a long list; it opens the entry's pack in the same row. */
export function search<const Value extends string, W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & { readonly list: Readonly<Record<Value, SearchEntry>> },
): Draft<Is<Value | UnsureValue<U>>, MentionsOfTest<W>, NoFields> {
  const entries = Object.entries<SearchEntry>(question.list)
  const options: readonly SearchOption[] = entries.map(([value, { label, hint, also, pack }]) => ({
    value,
    label,
    ...(hint !== undefined && { hint }),
    ...(also && { also }),
    ...(pack && { pack: pack.id }),
  }))
  const packs = entries.flatMap(([, { pack }]) => (pack ? [pack] : []))
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'search', options }), packs)
}

/** A whole number, 0 to 9,999 unless said otherwise. */
export function count<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & Measured,
): Draft<NumberOf<U>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'count',
    ...measured(question, { min: 0, max: 9_999 }),
  }))
}

/** A number with decimals (one unless said otherwise), 0 to 9,999. */
export function decimal<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & Measured & { readonly decimals?: number },
): Draft<NumberOf<U>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'decimal',
    ...measured(question, { min: 0, max: 9_999 }),
    decimals: question.decimals ?? 1,
  }))
}

/** Whole dollars, 0 to 999,999,999 unless said otherwise; `unit` is such as `a year`. */
export function money<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & Measured,
): Draft<NumberOf<U>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'money',
    ...measured(question, { min: 0, max: 999_999_999 }),
  }))
}

/** A height in metres, centimetres or feet and inches; bounds in centimetres, 100 to 250 unless said otherwise. */
export function height<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & Bounds,
): Draft<NumberOf<U>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'height',
    ...measured(question, { min: 100, max: 250 }),
  }))
}

/** A weight in kilograms, pounds or stones; bounds in kilograms, 25 to 350 unless said otherwise. */
export function weight<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & Bounds,
): Draft<NumberOf<U>, MentionsOfTest<W>, NoFields> {
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'weight',
    ...measured(question, { min: 25, max: 350 }),
  }))
}

function measured({ unit, min, max }: Measured, most: Required<Bounds>) {
  return { ...(unit !== undefined && { unit }), min: min ?? most.min, max: max ?? most.max }
}

/** Words of the visitor's own: one line of 100 characters, or with `lines: 'many'` a box of 1,000. */
export function text<W extends Test = Test<never>>(
  question: Words<W> & { readonly lines?: 'many'; readonly max?: number; readonly factual?: true },
): Draft<never, MentionsOfTest<W>, NoFields> {
  const { lines = 'one', max = lines === 'one' ? 100 : 1_000, factual } = question
  return plain((id, scope) => ({
    ...base(id, scope, question),
    kind: 'text',
    freeText: true,
    max,
    lines,
    ...(factual && { factual }),
  }))
}

/** A day, not after today unless said otherwise. */
export function date<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & { readonly range?: DateRange },
): Draft<Is<UnsureValue<U>>, MentionsOfTest<W>, NoFields> {
  const { range = 'past' } = question
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'date', range }))
}

/** A month of a year, not after this one unless said otherwise. */
export function monthYear<W extends Test = Test<never>, U extends true = never>(
  question: Words<W> & Unsure<U> & { readonly range?: DateRange },
): Draft<Is<UnsureValue<U>>, MentionsOfTest<W>, NoFields> {
  const { range = 'past' } = question
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'monthYear', range }))
}

/** Percentages of named parts that must come to 100. */
export function shares<W extends Test = Test<never>>(
  question: Words<W> & { readonly parts: Labels<string> },
): Draft<never, MentionsOfTest<W>, NoFields> {
  const parts = optionsOf(question.parts)
  return plain((id, scope) => ({ ...base(id, scope, question), kind: 'shares', parts }))
}
