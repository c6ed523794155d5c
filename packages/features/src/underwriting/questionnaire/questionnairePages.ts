import {
  CHECK_PAGE,
  type Definition,
  type Evaluation,
  isDisclosure,
  keyParts,
  type QuestionId,
  questionAt,
  type SectionState,
} from '@coverkit/core/questionnaire'
import type { StepPage } from '@coverkit/flow'
import { problemsAt } from './problems.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'

/** A page of a section: `page` is its id, `check` for the section's check page. */
export interface PagePlace {
  readonly section: string
  readonly page: string
}

/** The last segment of the address of a page. */
export const segmentOf = ({ section, page }: PagePlace): string => `${section}-${page}`

/** The place that an address names; null where there is none now. */
export function placeOf({ pages }: Pick<Evaluation, 'pages'>, segment: string): PagePlace | null {
  const sections = [...new Set(pages.map(({ section }) => section))]
  const places = [
    ...pages.map(({ section, id }) => ({ section, page: id })),
    ...sections.map((section) => ({ section, page: CHECK_PAGE })),
  ]
  return places.find((place) => segmentOf(place) === segment) ?? null
}

/** The last page, on which the answers of all sections are read once more. */
export const REVIEW_PAGE = 'review'

/** Questions to which most people answer yes: the yes alone is no reason to stop. */
const ORDINARY: ReadonlySet<QuestionId> = new Set(['doctors.usual', 'habits.alcohol'])

/** Does a section have a check page of its own? It has once something in it was disclosed, or "I am not sure" was chosen. */
export function hasCheckPage(
  definition: Pick<Definition, 'sections'>,
  { asked }: Pick<SectionState, 'asked'>,
  { answers }: Pick<QuestionnaireState, 'answers'>,
): boolean {
  return asked.some((key) => {
    const [question, value] = [questionAt(definition, key), answers.values[key]]
    if (question === undefined || value === undefined || ORDINARY.has(keyParts(key).id)) return false
    return isDisclosure(question, value)
  })
}

/**
 * Every page on which something is asked, after a section that discloses something its check page, and at the end the review
 * of all answers.
 */
export function questionnairePages(
  definition: Pick<Definition, 'sections'>,
  evaluation: Evaluation,
  state: QuestionnaireState,
  today: string,
): readonly StepPage[] {
  const ofSections = evaluation.sections.flatMap((sectionState): readonly StepPage[] => {
    const { id: section, status, pages } = sectionState
    if (status === 'not-needed') return []
    const own = pages.map(({ id: page, keys }) => ({
      id: segmentOf({ section, page }),
      complete: problemsAt(keys, definition, evaluation, state, today).length === 0,
    }))
    const complete = own.every((page) => page.complete)
    return hasCheckPage(definition, sectionState, state)
      ? [...own, { id: segmentOf({ section, page: CHECK_PAGE }), complete }]
      : own
  })
  return [...ofSections, { id: REVIEW_PAGE, complete: ofSections.every((page) => page.complete) }]
}

/** Returns the section's position and the number of sections, from 1; sections that are not needed don't count. */
export function sectionPosition(
  { sections }: Pick<Evaluation, 'sections'>,
  section: string,
): { readonly position: number; readonly total: number } {
  const needed = sections.filter(({ status }) => status !== 'not-needed')
  return { position: needed.findIndex(({ id }) => id === section) + 1, total: needed.length }
}

/** Returns the visitor's progress in a section: all sections before it, and half of this one. */
export function shareOf(evaluation: Pick<Evaluation, 'sections'>, section: string): number {
  const { position, total } = sectionPosition(evaluation, section)
  return (position - 0.5) / total
}
