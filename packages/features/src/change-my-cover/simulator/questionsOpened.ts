import { type CoverChange, changeProfile, type PolicyPreview } from '@coverkit/core/change-cover'
import { emptyAnswers, evaluate, newestRelease, questionAt } from '@coverkit/core/questionnaire'
import { personalReleases } from '#underwriting/questionnaire-personal'

/** A part of the health questions, with what it asks at first: answers may open more. */
export interface OpenedSection {
  readonly title: string
  readonly questions: readonly string[]
}

/** The health questions that a change opens, of the version that it would be asked. `today` is `YYYY-MM-DD`. */
export function questionsOpened(
  change: CoverChange,
  occupationClasses: PolicyPreview['occupationClasses'] | null,
  today: string,
): readonly OpenedSection[] {
  const { definition } = newestRelease(personalReleases)
  const profile = changeProfile(change, occupationClasses && { occupationClasses }, today)
  return evaluate(definition, profile, emptyAnswers(definition)).sections.flatMap(({ title, asked }) => {
    const questions = asked.flatMap((key) => questionAt(definition, key)?.ask ?? [])
    return questions.length === 0 ? [] : [{ title, questions }]
  })
}
