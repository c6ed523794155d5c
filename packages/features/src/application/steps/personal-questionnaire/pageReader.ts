import type { Key } from '@coverkit/core/questionnaire'
import type { FormReader } from '#common/form/useForm.ts'
import { summaryOf } from '#underwriting/questionnaire-messages'
import type { PagePlace } from '#underwriting/questionnaire-pages'
import { type Problem, problemsAt } from '#underwriting/questionnaire-problems'
import type { ApplicationAnswers } from '../../answers.ts'
import { type Evaluated, evaluated } from './evaluated.ts'

/** What is asked on a page now, in order. */
export function keysOfPage(now: Evaluated | null, { section, page }: PagePlace): readonly Key[] {
  return now?.evaluation.pages.find((one) => one.section === section && one.id === page)?.keys ?? []
}

/** What there is to put right on a page, one each. */
export function pageProblems(now: Evaluated | null, place: PagePlace): readonly Problem[] {
  if (now === null) return []
  const { definition, evaluation, state, today } = now
  return problemsAt(keysOfPage(now, place), definition, evaluation, state, today)
}

/** Reads a page when Continue is pressed. */
export function pageReader(place: PagePlace): FormReader<ApplicationAnswers, Key> {
  return {
    messages: (answers) =>
      new Map(pageProblems(evaluated(answers), place).map((problem) => [problem.key, summaryOf(problem)])),
  }
}
