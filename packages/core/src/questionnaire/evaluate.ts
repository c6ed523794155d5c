import type { FieldCode } from '../fields/InvalidInputError.ts'
import { type Answers, type Key, sectionOf } from './answers.ts'
import { evaluateSection, type PageState, type SectionEvaluation } from './evaluateSection.ts'
import type { Definition, Profile, Section } from './types.ts'

/** How far a section is; always derived, never stored. */
export type SectionStatus = 'not-started' | 'in-progress' | 'completed' | 'cannot-start' | 'not-needed'

/** A section as the task list shows it. */
export interface SectionState {
  readonly id: string
  readonly title: string
  readonly status: SectionStatus
  readonly pages: readonly PageState[]
  /** The address of the section's check page below the questionnaire. */
  readonly checkPath: string
  readonly asked: readonly Key[]
  readonly open: readonly Key[]
}

/** The current state of a questionnaire: its asked questions and their problems. */
export interface Evaluation {
  /** Applicable now, in page order. */
  readonly asked: readonly Key[]
  /** Asked and unanswered or invalid; Continue goes to the first. */
  readonly open: readonly Key[]
  /** The problem of each open key: `required`, or why the answer is invalid; `min` and `max` for rows. */
  readonly problems: ReadonlyMap<Key, FieldCode>
  /** Answered but not asked: never validated, shown or sent; it counts again when its question is asked again. */
  readonly kept: readonly Key[]
  /** Every page on which something is asked. */
  readonly pages: readonly PageState[]
  readonly sections: readonly SectionState[]
}

/** The last segment of a section's check page. No page may have this id. */
export const CHECK_PAGE = 'check'

/** Evaluates which questions are asked, open and kept; browser and server use this one interpreter. */
export function evaluate(
  { sections }: Pick<Definition, 'sections'>,
  profile: Profile,
  answers: Answers,
): Evaluation {
  const parts = sections.map((section) => ({ section, ...evaluateSection(section, profile, answers) }))
  const asked = parts.flatMap((part) => part.asked)
  return {
    asked,
    open: parts.flatMap((part) => part.open),
    problems: new Map(parts.flatMap((part) => [...part.problems])),
    kept: dormantKeys(sections, asked, answers),
    pages: parts.flatMap((part) => part.pages),
    sections: sectionStates(parts, answers),
  }
}

function dormantKeys(sections: readonly Section[], asked: readonly Key[], answers: Answers): readonly Key[] {
  const now = new Set(asked)
  const known = new Set(sections.map(({ id }) => id))
  return Object.keys(answers.values).filter((key) => !now.has(key) && known.has(sectionOf(key)))
}

type Part = SectionEvaluation & { readonly section: Section }

function sectionStates(parts: readonly Part[], answers: Answers): readonly SectionState[] {
  const done = new Set(
    parts.filter((part) => !part.isNeeded || part.open.length === 0).map((part) => part.section.id),
  )
  return parts.map((part) => {
    const { id, title, needs = [] } = part.section
    const canStart = needs.every((needed) => done.has(needed))
    return {
      id,
      title,
      status: statusOf(part, canStart, answers),
      pages: part.pages,
      checkPath: `${id}/${CHECK_PAGE}`,
      asked: part.asked,
      open: part.open,
    }
  })
}

function statusOf({ isNeeded, asked, open }: Part, canStart: boolean, answers: Answers): SectionStatus {
  if (!isNeeded) return 'not-needed'
  if (!canStart) return 'cannot-start'
  if (open.length === 0) return 'completed'
  return asked.some((key) => answers.values[key] !== undefined) ? 'in-progress' : 'not-started'
}
