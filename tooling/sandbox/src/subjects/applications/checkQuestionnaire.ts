import { addDays, insuredProfile, type LoadedApplication } from '@coverkit/core'
import {
  draftProblems,
  isAccepted,
  isHealthConsent,
  type Profile,
  type Release,
  releaseNamed,
  type SentProblem,
  submissionProblems,
} from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'

type Questionnaire = Schema<'QuestionnaireAnswers'>

const FIELD = 'applicationDetails.questionnaire'
/** The most answers that errors name; a form has a page of them at most. */
const MOST_NAMED = 100

/** The parts of an application that describe the person insured. */
export type Insured = Pick<LoadedApplication, 'quote' | 'selected'>

/** Returns the errors of a submission's questionnaire, by the same functions that the form runs. */
export const checkSubmittedQuestionnaire = (
  questionnaire: Questionnaire | null | undefined,
  insured: Insured,
  today: string,
): FieldError[] => checkQuestionnaireOf(questionnaire, (day) => profileOn(insured, day), today)

/** Does the same for any answers, with a function for the profile on a day. */
export function checkQuestionnaireOf(
  questionnaire: Questionnaire | null | undefined,
  profileOf: (day: string) => Profile,
  today: string,
  field = FIELD,
): FieldError[] {
  if (!questionnaire) return [{ field, code: 'required' }]
  if (questionnaire.hash === undefined) return [{ field: `${field}.hash`, code: 'required' }]
  return checkVersion(questionnaire, today, field, ({ definition }) =>
    onSomeDay(today, (day) => submissionProblems(definition, profileOf(day), questionnaire)),
  )
}

/** Returns the errors of a draft's answers, which may be of any version that is still accepted. */
export function checkDraftQuestionnaire(
  questionnaire: Questionnaire,
  today: string,
  field = FIELD,
): FieldError[] {
  return checkVersion(questionnaire, today, field, ({ definition }) =>
    draftProblems(definition, questionnaire, today),
  )
}

function checkVersion(
  { definition, hash, consent }: Questionnaire,
  today: string,
  field: string,
  problemsOf: (release: Release) => readonly SentProblem[],
): FieldError[] {
  if (!consent) return [{ field: `${field}.consent`, code: 'required' }]
  if (!isHealthConsent(consent)) return [{ field: `${field}.consent.version`, code: 'unknown' }]
  const release = releaseNamed(personalReleases, definition)
  if (!release) return [{ field: `${field}.definition`, code: 'unknown' }]
  if (!isAccepted(release, today)) return [{ field: `${field}.definition`, code: 'expired' }]
  if (hash !== undefined && hash !== release.hash) return [{ field: `${field}.hash`, code: 'match' }]
  return problemsOf(release)
    .slice(0, MOST_NAMED)
    .map(({ at, key, code }) => ({ field: `${field}.${at}.${key}`, code }))
}

const profileOn = ({ quote, selected }: Insured, day: string): Profile => insuredProfile(quote, selected, day)

/** Allows for the visitor's day, one before or after Sydney's: no errors if one day has none, else Sydney's. */
function onSomeDay(
  today: string,
  problemsOn: (day: string) => readonly SentProblem[],
): readonly SentProblem[] {
  const problems = problemsOn(today)
  if (problems.length === 0 || problems.some(({ code }) => code === 'unknown')) return problems
  const isRightNearby = [-1, 1].some((days) => problemsOn(addDays(today, days)).length === 0)
  return isRightNearby ? [] : problems
}
