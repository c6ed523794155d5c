import { draftScope, questionsOf } from './draftScope.ts'
import type { Checked, Fields, Known, PackDraft, Test } from './drafts.ts'
import type { Definition, Pack, Page, Section } from './types.ts'

/** Questions that are asked together: in each row of a gate, or once a condition of a search list is chosen. */
export function pack<const F extends Fields>(id: string, fields: F & Checked<F>): PackDraft {
  const drafts: Fields = fields
  return {
    id,
    questions: questionsOf(drafts, draftScope('own')),
    packs: Object.values(drafts).flatMap(({ packs }) => packs),
  }
}

/** A page before it is put into its section. */
export interface PageDraft<F extends Fields = Fields> {
  readonly id: string
  readonly title: string
  readonly notice?: string
  readonly when?: Test
  readonly questions: F
}

/** One screen of a section; `when` reads the profile or earlier questions of the section. */
export function page<const F extends Fields>(
  id: string,
  content: { readonly title: string; readonly notice?: string; readonly when?: Test; readonly questions: F },
): PageDraft<F> {
  return { id, ...content }
}

type KnownIn<Pages extends readonly PageDraft[]> = {
  [Index in keyof Pages]: Known<Pages[Index]['questions']>
}[number]
type CheckedPages<Pages extends readonly PageDraft[]> = {
  readonly [Index in keyof Pages]: { readonly questions: Checked<Pages[Index]['questions'], KnownIn<Pages>> }
}

/** A closed part of a questionnaire; question names are unique across its pages. */
export function section<const Pages extends readonly PageDraft[]>(
  id: string,
  content: {
    readonly title: string
    readonly intro?: string
    /** Reads the profile only. */
    readonly when?: Test<never>
    /** Ids of the sections that come before this one can start. */
    readonly needs?: readonly string[]
    readonly pages: Pages & CheckedPages<Pages>
  },
): Section {
  const { title, intro, needs } = content
  const pages: readonly PageDraft[] = content.pages
  const scope = draftScope('section')
  const when = scope.resolve(content.when)
  return {
    id,
    title,
    ...(intro !== undefined && { intro }),
    ...(when && { when }),
    ...(needs && { needs }),
    pages: pages.map((draft): Page => {
      const pageWhen = scope.resolve(draft.when)
      return {
        id: draft.id,
        title: draft.title,
        ...(draft.notice !== undefined && { notice: draft.notice }),
        ...(pageWhen && { when: pageWhen }),
        questions: questionsOf(draft.questions, scope),
      }
    }),
    packs: packsIn(
      pages.flatMap(({ questions }) => Object.values(questions).flatMap(({ packs }) => packs)),
      new Map(),
    ),
  }
}

function packsIn(drafts: readonly PackDraft[], found: Map<string, PackDraft>): readonly Pack[] {
  for (const draft of drafts) {
    const known = found.get(draft.id)
    if (known !== undefined && known !== draft) throw new TypeError(`Two packs are called ${draft.id}`)
    if (known === undefined) {
      found.set(draft.id, draft)
      packsIn(draft.packs, found)
    }
  }
  return [...found.values()].map(({ id, questions }) => ({ id, questions }))
}

/** A version of a questionnaire, frozen as it is; `checkDefinition` says what is wrong with it. */
export function defineQuestionnaire(definition: Definition): Definition {
  deepFreeze(definition)
  return definition
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}
