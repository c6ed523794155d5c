import { emptyAnswers, evaluate, newestRelease, type Profile, questionAt } from '@coverkit/core/questionnaire'
import { personalReleases } from './personal.ts'

/** A section of the health questions, with what it asks at first: answers may open more. */
export interface OpeningSection {
  readonly title: string
  readonly questions: readonly string[]
}

/** Returns the questions before any answer, in the version that new drafts begin with. */
export function openingQuestions(profile: Profile): readonly OpeningSection[] {
  const { definition } = newestRelease(personalReleases)
  return evaluate(definition, profile, emptyAnswers(definition)).sections.flatMap(({ title, asked }) => {
    const questions = asked.flatMap((key) => questionAt(definition, key)?.ask ?? [])
    return questions.length === 0 ? [] : [{ title, questions }]
  })
}
