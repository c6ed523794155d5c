import type { CoverKind } from '../covers/kinds.ts'
import type { Owner } from '../covers/terms.ts'
import type { State } from '../geography/states.ts'
import type { Gender } from '../person/personalDetails.ts'

/** Facts of a quote about the person; `null` means not known. Conditions read them, and no answer changes them. */
export interface Profile {
  /** Whole years at the last birthday. */
  readonly age: number | null
  readonly sex: Gender | null
  readonly smoker: boolean | null
  readonly covers: readonly CoverKind[]
  /** Whole dollars; income protection a month. A cover that is missing has no sum. */
  readonly sums: Readonly<Partial<Record<CoverKind, number>>>
  /** The TPD class of the occupation, such as `AAA`. */
  readonly occupationClass: string | null
  readonly state: State | null
  /** Owners of the selected covers, each once. */
  readonly owners: readonly Owner[]
  /** How many people are insured by the application, 1 or 2. */
  readonly holders: number
  /** The visitor's calendar day `YYYY-MM-DD`, which past and future dates are checked against; not for conditions. */
  readonly today: string
}

/** A fact of the profile that a condition may read. */
export type ProfileFact =
  | 'age'
  | 'sex'
  | 'smoker'
  | 'covers'
  | `sums.${CoverKind}`
  | 'occupationClass'
  | 'state'
  | 'owners'
  | 'holders'

/**
 * A reference in a condition. `section:back` is a question of the same section, `section:back.area` one inline
 * below the gate `back`; `own:area` one of the same pack, in the same row; `row:condition` one of the pack that
 * the row is made of, for packs chosen inside it; `profile:age` a fact of the profile.
 */
export type Ref = `section:${string}` | `own:${string}` | `row:${string}` | `profile:${ProfileFact}`

/**
 * When a question is asked. An unanswered, hidden or unknown value satisfies none of `is`, `has`, `atLeast` and
 * `below`; `not` inverts that. Rules about answers have references of their own (`R`).
 */
export type Condition<R extends string = Ref> =
  | { readonly op: 'is' | 'has'; readonly ref: R; readonly value: string }
  | { readonly op: 'atLeast' | 'below'; readonly ref: R; readonly value: number }
  | { readonly op: 'all' | 'any'; readonly of: readonly Condition<R>[] }
  | { readonly op: 'not'; readonly of: Condition<R> }

/** A code of a published code system, for exports. */
export interface Coding {
  /** The system's address, such as `http://loinc.org`. */
  readonly system: string
  readonly code: string
}

/** One answer that can be chosen. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** One entry of a search list; choosing it opens the pack of that id in the same row. */
export interface SearchOption extends Option {
  /** Other words it is found by. */
  readonly also?: readonly string[]
  readonly pack?: string
}

/** Properties of every question, whatever its kind. */
export interface QuestionBase {
  /** Unique among its siblings; its full id is the path from the section down, joined by dots. */
  readonly id: string
  readonly ask: string
  readonly hint?: string
  /** Instructions, or where to find the answer; shown with "I am not sure". */
  readonly help?: string
  /** Why it is asked. */
  readonly why?: string
  readonly when?: Condition
  readonly required: boolean
  /** Shown with care and never repeated in titles or mails. */
  readonly sensitive?: true
  readonly codes?: readonly Coding[]
  /** "I am not sure" is offered, which is an answer: the value `unsure`. */
  readonly unsure?: true
}

/** Rows that a gate's yes opens: a pack of questions asked once for each row. */
export interface RowsOfGate {
  /** Id of a pack of the same section. */
  readonly pack: string
  readonly min: number
  readonly max: number
  /** Id of the pack's question whose answer is the row's title. */
  readonly name: string
}

/** A yes-or-no question that opens more: rows, or questions that stand below it. */
export interface GateQuestion extends QuestionBase {
  readonly kind: 'gate'
  readonly rows?: RowsOfGate
  readonly inline?: readonly Question[]
}

/** A yes-or-no question that opens nothing. */
export interface YesNoQuestion extends QuestionBase {
  readonly kind: 'yesNo'
}

/** One of some options. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}

/** Any number of some options, at least one when required. */
export interface ManyQuestion extends QuestionBase {
  readonly kind: 'many'
  readonly options: readonly Option[]
  /** The option that excludes all others, such as "None of these". */
  readonly none?: string
}

/** One entry of a long list, found by typing; each may open a pack of its own. */
export interface SearchQuestion extends QuestionBase {
  readonly kind: 'search'
  readonly options: readonly SearchOption[]
}

/** A whole number. */
export interface CountQuestion extends QuestionBase {
  readonly kind: 'count'
  readonly unit?: string
  readonly min: number
  readonly max: number
}

/** A number with decimals, such as a reading. */
export interface DecimalQuestion extends QuestionBase {
  readonly kind: 'decimal'
  readonly unit?: string
  readonly min: number
  readonly max: number
  /** Most decimals that are accepted, 1 to 4. */
  readonly decimals: number
}

/** Whole dollars; `unit` says for how long, such as `a year`. */
export interface MoneyQuestion extends QuestionBase {
  readonly kind: 'money'
  readonly unit?: string
  readonly min: number
  readonly max: number
}

/** A height, stored in centimetres and shown as it was entered. `min` and `max` are in centimetres. */
export interface HeightQuestion extends QuestionBase {
  readonly kind: 'height'
  readonly min: number
  readonly max: number
}

/** A weight, stored in kilograms and shown as it was entered. `min` and `max` are in kilograms. */
export interface WeightQuestion extends QuestionBase {
  readonly kind: 'weight'
  readonly min: number
  readonly max: number
}

/** Words of the visitor's own. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text'
  readonly freeText: true
  /** Most characters, at most 1,000. */
  readonly max: number
  /** A line such as a name, or a box for a few sentences. */
  readonly lines: 'one' | 'many'
  /** A name, a place, or a fact of work, cover or leisure: nothing that a result of a test could answer. */
  readonly factual?: true
}

/** Which days a date may be, seen from the profile's `today`, which itself is both past and future. */
export type DateRange = 'past' | 'future' | 'any'

/** A day of the calendar, `YYYY-MM-DD`. */
export interface DateQuestion extends QuestionBase {
  readonly kind: 'date'
  readonly range: DateRange
}

/** A month of a year, `YYYY-MM`. */
export interface MonthYearQuestion extends QuestionBase {
  readonly kind: 'monthYear'
  readonly range: DateRange
}

/** Percentages of named parts that must come to 100 together. */
export interface SharesQuestion extends QuestionBase {
  readonly kind: 'shares'
  readonly parts: readonly Option[]
}

/** A question of a definition; `kind` says how it is answered. */
export type Question =
  | GateQuestion
  | YesNoQuestion
  | ChoiceQuestion
  | ManyQuestion
  | SearchQuestion
  | CountQuestion
  | DecimalQuestion
  | MoneyQuestion
  | HeightQuestion
  | WeightQuestion
  | TextQuestion
  | DateQuestion
  | MonthYearQuestion
  | SharesQuestion

/** How a question is answered. */
export type Kind = Question['kind']

/** Questions that are asked together, in a row of a gate or below a chosen condition. */
export interface Pack {
  readonly id: string
  readonly questions: readonly Question[]
}

/** One screen of questions; its address is `section/page`. */
export interface Page {
  readonly id: string
  readonly title: string
  /** A note to read first, such as a content warning. */
  readonly notice?: string
  readonly when?: Condition
  readonly questions: readonly Question[]
}

/** A closed part of a questionnaire: its conditions read itself and the profile, nothing else. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly intro?: string
  /** Reads the profile only; the section is not needed when it does not hold. */
  readonly when?: Condition
  /** Ids of the sections that must be completed before this one can start. */
  readonly needs?: readonly string[]
  readonly pages: readonly Page[]
  /** The packs that its gates and search lists name. */
  readonly packs: readonly Pack[]
}

/** A version of a questionnaire: plain data, frozen. */
export interface Definition {
  readonly id: string
  readonly version: string
  /** The day `YYYY-MM-DD` that it is used from. */
  readonly from: string
  readonly sections: readonly Section[]
}
