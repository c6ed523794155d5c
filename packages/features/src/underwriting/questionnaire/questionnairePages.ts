import { CHECK_PAGE, type Definition, type Evaluation } from '@coverkit/core/questionnaire'
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

/** Every page on which something is asked, and after each section its check page. */
export function questionnairePages(
  definition: Pick<Definition, 'sections'>,
  evaluation: Evaluation,
  state: QuestionnaireState,
  today: string,
): readonly StepPage[] {
  return evaluation.sections.flatMap(({ id: section, status, pages }) => {
    if (status === 'not-needed') return []
    const own = pages.map(({ id: page, keys }) => ({
      id: segmentOf({ section, page }),
      complete: problemsAt(keys, definition, evaluation, state, today).length === 0,
    }))
    const complete = own.every((page) => page.complete)
    return [...own, { id: segmentOf({ section, page: CHECK_PAGE }), complete }]
  })
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
