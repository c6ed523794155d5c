import type { Key } from '@coverkit/core/questionnaire'
import type { FormReader } from '#common/form/useForm.ts'
import { summaryOf } from '../questionnaire/messages.ts'
import { type Problem, problemsAt } from '../questionnaire/problems.ts'
import type { PagePlace } from '../questionnaire/questionnairePages.ts'
import { rowNames } from '../questionnaire/rowNames.ts'
import type { Evaluated } from '../questionnaire-step/evaluated.ts'

/** Returns the keys of the questions on a page, in order. */
export function keysOfPage(now: Evaluated | null, { section, page }: PagePlace): readonly Key[] {
  return now?.evaluation.pages.find((one) => one.section === section && one.id === page)?.keys ?? []
}

/** Returns the errors of a page, one for each question. */
export function pageProblems(now: Evaluated | null, place: PagePlace): readonly Problem[] {
  if (now === null) return []
  const { definition, evaluation, state, today } = now
  return problemsAt(keysOfPage(now, place), definition, evaluation, state, today)
}

/** Reads a page when Continue is pressed. */
export function pageReader(place: PagePlace): FormReader<Evaluated | null, Key> {
  return {
    messages: (now) => {
      const page = now?.evaluation.pages.find(
        ({ section, id }) => section === place.section && id === place.page,
      )
      return new Map(
        pageProblems(now, place).map((problem) => {
          const row = now && page ? rowNames(problem.key, now.definition, page) : ''
          return [problem.key, `${row}${summaryOf(problem)}`]
        }),
      )
    },
  }
}
