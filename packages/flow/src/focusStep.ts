import type { AnswersSchema, DeclaredPages, StepPages } from './Flow.ts'
import { pagesWithin } from './pagesWithin.ts'

/** How larger answers hold the smaller ones that a step was written for. Writing back what was read changes nothing. */
export interface Lens<Whole, Part> {
  /** Reads the smaller answers. */
  readonly partOf: (whole: Whole) => Part
  /** Writes them back, all else unchanged. */
  readonly withPart: (whole: Whole, part: Part) => Whole
}

/** Members of a step or of its model that read the answers. */
type Reads = 'includedWhen' | 'view' | 'isComplete' | 'listPages' | 'errors' | 'messages' | 'tidied'
/** Members that give changed answers. */
type Writes = 'apply' | 'submit'

type Focused<Whole, Declared> = {
  readonly [Name in keyof Declared]: Name extends Reads
    ? Reading<Whole, Declared[Name]>
    : Name extends Writes
      ? Writing<Whole, Declared[Name]>
      : Name extends 'model'
        ? Loading<Whole, Declared[Name]>
        : Name extends 'pages'
          ? Paging<Whole, Declared[Name]>
          : Declared[Name]
}
type Reading<Whole, Member> = Member extends (part: never, ...rest: infer Rest) => infer Result
  ? (whole: Whole, ...rest: Rest) => Result
  : Member
type Writing<Whole, Member> = Member extends (part: never, ...rest: infer Rest) => unknown
  ? (whole: Whole, ...rest: Rest) => Whole
  : Member
/** A model, or what loads the module that holds it. */
type Loading<Whole, Member> = Member extends () => Promise<infer Loaded>
  ? () => Promise<Focused<Whole, Loaded>>
  : Focused<Whole, Member>
type Paging<Whole, Member> = Member extends (list: never) => unknown
  ? (list: StepPages<Whole>['list']) => StepPages<Whole>
  : Member extends object
    ? StepPages<Whole>
    : Member

/** The members of a step's declaration that `focusStep` reads; it copies all others. */
export interface PartStep<Part> {
  readonly id: string
  readonly includedWhen?: ((part: Part) => boolean) | undefined
  readonly schema?: AnswersSchema | undefined
  readonly pages?: DeclaredPages<Part> | undefined
  readonly model?: (() => Promise<object>) | undefined
}

/**
 * Makes a step that was written for small answers one of a flow with larger answers, in which a lens finds the small
 * ones: its `includedWhen`, `pages`, `view` and `schema`, and of the `model` that it loads the `view`, `isComplete`,
 * `listPages`, `errors`, `messages`, `tidied`, `apply` and `submit`. Labels, screens and schemas of fields are the same in
 * both flows.
 */
export function focusStep<Whole, Part, Step extends PartStep<Part>>(
  step: Step,
  lens: Lens<Whole, Part>,
): Focused<Whole, Step> {
  const { schema, pages, model } = step
  return {
    // The table of names above is the type of what `focusMembers` does.
    ...(focusMembers(step, lens) as Focused<Whole, Step>),
    ...(schema && {
      // The engine passes a schema only the answers of its flow.
      schema: { safeParse: (whole: unknown) => schema.safeParse(lens.partOf(whole as Whole)) },
    }),
    ...(pages && {
      pages:
        typeof pages === 'function'
          ? pagesWithin
          : pagesWithin((whole: Whole) => pages.list(lens.partOf(whole))),
    }),
    ...(model && { model: async () => focusMembers(await model(), lens) }),
  }
}

const READS: ReadonlySet<string> = new Set<Reads>([
  'includedWhen',
  'view',
  'isComplete',
  'listPages',
  'errors',
  'messages',
  'tidied',
])
const WRITES: ReadonlySet<string> = new Set<Writes>(['apply', 'submit'])

function focusMembers<Whole, Part>(declared: object, lens: Lens<Whole, Part>): object {
  const { partOf, withPart } = lens
  const members = Object.entries(declared).map(([name, member]) => {
    if (name === 'model' && typeof member === 'object') return [name, focusMembers(member, lens)]
    if (typeof member !== 'function') return [name, member]
    const reading = (whole: Whole, ...rest: unknown[]) => member.call(declared, partOf(whole), ...rest)
    if (READS.has(name)) return [name, reading]
    if (!WRITES.has(name)) return [name, member]
    return [name, (whole: Whole, ...rest: unknown[]) => withPart(whole, reading(whole, ...rest))]
  })
  return Object.fromEntries(members)
}
