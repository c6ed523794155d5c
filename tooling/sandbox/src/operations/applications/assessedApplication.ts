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
import { rulesOn } from '../../underwriting/rulesOn.ts'
import type { UnderwritingRules } from '../../underwriting/UnderwritingRules.ts'
import { type PerCover, underwrite } from '../../underwriting/underwrite.ts'
import { todayInSydney } from '../todayInSydney.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { loadedOf } from './checkSubmission.ts'

/** A submission with what its answers say, and what rules say of them. */
export interface AssessedApplication {
  readonly release: Release
  /** Of the day of the submission in Sydney. */
  readonly profile: Profile
  /** What speaks of a genetic test is in it, and marked. */
  readonly disclosed: readonly Disclosed[]
  /** Null where none are for this questionnaire. */
  readonly rules: UnderwritingRules | null
  /** Empty without rules. */
  readonly perCover: PerCover
}

/**
 * What was disclosed, worked out from the sealed body whenever it is read, by the rules of the day of the submission: the
 * same again, however late. Null for answers to a questionnaire that is not known, which submissions cannot have.
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
  // The visitor's day, which the dates were checked against, may have been the one before or after ours.
  const days = [today, addDays(today, -1), addDays(today, 1)]
  const day = days.find((each) => submissionProblems(definition, on(each), questionnaire).length === 0)
  const disclosed = submission(definition, on(day ?? today), questionnaire)
  const rules = rulesOn(today, nameOf(release))
  const profile = on(today)
  return { release, profile, disclosed, rules, perCover: rules ? underwrite(rules, profile, disclosed) : [] }
}
