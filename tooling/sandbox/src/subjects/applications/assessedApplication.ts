import { addDays, insuredProfile } from '@coverkit/core'
import {
  type Disclosed,
  nameOf,
  type Profile,
  type Release,
  releaseNamed,
  submission,
  submissionProblems,
} from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import type { Schema } from '../../document/Schema.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { rulesOn } from '../../underwriting/rulesOn.ts'
import type { UnderwritingRules } from '../../underwriting/UnderwritingRules.ts'
import { type PerCover, underwrite } from '../../underwriting/underwrite.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { loadedOf } from './checkSubmission.ts'

/** A submission with its disclosures, and the indications of the underwriting rules. */
export interface AssessedApplication {
  readonly release: Release
  /** The profile on the day of the submission in Sydney. */
  readonly profile: Profile
  /** Includes disclosures of a genetic test, and marks them. */
  readonly disclosed: readonly Disclosed[]
  /** Null if the questionnaire has no rules. */
  readonly rules: UnderwritingRules | null
  /** Empty without rules. */
  readonly perCover: PerCover
}

/**
 * Computes the disclosures from the sealed body at each reading, by the rules of the day of the submission, so
 * that the result never changes. Null for an unknown questionnaire, which submissions cannot have.
 */
export function assessedApplication(
  { savedAt }: Pick<ApplicationRow, 'savedAt'>,
  body: Schema<'SaveApplicationRequest'>,
): AssessedApplication | null {
  const { questionnaire } = body.applicationDetails
  const release = questionnaire && releaseNamed(personalReleases, questionnaire.definition)
  if (!questionnaire || !release) return null
  const { quote, selected } = loadedOf(body)
  const today = todayInSydney(savedAt)
  const on = (day: string) => insuredProfile(quote, selected, day)
  const { definition } = release
  // The visitor's day, which the dates were checked against, may have been a day before or after Sydney's.
  const days = [today, addDays(today, -1), addDays(today, 1)]
  const day = days.find((each) => submissionProblems(definition, on(each), questionnaire).length === 0)
  const disclosed = submission(definition, on(day ?? today), questionnaire)
  const rules = rulesOn(today, nameOf(release))
  const profile = on(today)
  return { release, profile, disclosed, rules, perCover: rules ? underwrite(rules, profile, disclosed) : [] }
}
