import type { Condition, Question } from './types.ts'

/** A reference in a condition: a question's name, how it is read, and the value it is compared with. */
export interface Mention {
  readonly name: string
  readonly op: 'is' | 'has' | 'number'
  readonly value: string | number
}

declare const MENTIONS: unique symbol
declare const ANSWER: unique symbol
declare const INLINE: unique symbol

/** A condition whose names are resolved by the pack or section that it is put into. */
export interface Test<M extends Mention = Mention> {
  readonly condition: DraftCondition
  /** For the compiler only. */
  readonly [MENTIONS]?: M
}

/** A condition of a draft: a name without a scope is that of a sibling. */
export type DraftCondition =
  | { readonly op: 'is' | 'has'; readonly ref: string; readonly value: string }
  | { readonly op: 'atLeast' | 'below'; readonly ref: string; readonly value: number }
  | { readonly op: 'all' | 'any'; readonly of: readonly DraftCondition[] }
  | { readonly op: 'not'; readonly of: DraftCondition }

/** How a condition may read a question. */
export type Readable =
  | { readonly op: 'is' | 'has'; readonly value: string }
  | { readonly op: 'number'; readonly value: number }

/** A question without its id, which is the name that it gets in its pack or page. */
export interface Draft<
  Answer extends Readable = Readable,
  M extends Mention = Mention,
  Inline extends Readonly<Record<string, Readable>> = Readonly<Record<string, Readable>>,
> {
  readonly make: (id: string, scope: DraftScope) => Question
  readonly packs: readonly PackDraft[]
  /** For the compiler only. */
  readonly [ANSWER]?: Answer
  readonly [MENTIONS]?: M
  readonly [INLINE]?: Inline
}

/** Drafts by name, in the order that they are asked. */
export interface Fields {
  readonly [name: string]: Draft
}

/** Gives a draft's condition its scope. */
export interface DraftScope {
  readonly resolve: (test: Test | undefined) => Condition | undefined
  readonly below: (id: string, names: readonly string[]) => DraftScope
}

/** A pack, and the packs that its own questions name. */
export interface PackDraft {
  readonly id: string
  readonly questions: readonly Question[]
  readonly packs: readonly PackDraft[]
}

/** The references in a test. */
export type MentionsOfTest<T> = T extends Test<infer M> ? M : never

type MentionsOf<D> = D extends Draft<Readable, infer M> ? M : never
type AnswerOf<D> = D extends Draft<infer A> ? A : never
type InlineOf<D> = D extends { readonly [INLINE]?: infer I } ? I : never

/** Everything that may be mentioned of some fields, questions below a gate as `gate.name`. */
export type Known<F> = {
  [Name in keyof F & string]: KnownAs<Name, AnswerOf<F[Name]>> | KnownBelow<Name, InlineOf<F[Name]>>
}[keyof F & string]
type KnownAs<Name extends string, A> = A extends Readable ? { readonly name: Name } & A : never
type KnownBelow<Gate extends string, I> = {
  [Name in keyof I & string]: KnownAs<`${Gate}.${Name}`, I[Name]>
}[keyof I & string]

/** How the questions of some fields may be read, by name. */
export type Answers<F> = string extends keyof F
  ? Readonly<Record<never, Readable>>
  : { [Name in keyof F & string]: AnswerOf<F[Name]> }

/** The references in a set of fields; `never` while the compiler knows no names. */
export type MentionsIn<F> = string extends keyof F
  ? never
  : { [Name in keyof F]: MentionsOf<F[Name]> }[keyof F]

/** Satisfied only when every field mentions known questions and values. */
export type Checked<F, All = Known<F>> = {
  readonly [Name in keyof F]: [Exclude<MentionsOf<F[Name]>, All>] extends [never]
    ? unknown
    : { readonly 'mentions no such question or value': Exclude<MentionsOf<F[Name]>, All> }
}
