import type { ApplicationAnswers as Application, SentQuestionnaire } from '@coverkit/core'
import { submittedAnswers } from '@coverkit/core/questionnaire'
import type { ApplicationAnswers, Offer } from '../answers.ts'
import { evaluated } from '../steps/personal-questionnaire/evaluated.ts'
import { submittedApplication } from '../submittedApplication.ts'

/** The content of a submission. It has no timestamps, so that equal answers give equal content. */
export interface SubmissionContent {
  readonly offer: Offer
  /** With the payment numbers of the page and without signatures: it is signed as it is sent. */
  readonly application: Application
  /** The visible questions and their answers, with the hash of the questionnaire's version. */
  readonly questionnaire: SentQuestionnaire
  /** The first holder's name, as typed. */
  readonly signedName: string
  /** The words that were signed. */
  readonly shown: readonly string[]
}

/** Null where something is missing without which nothing can be sent. */
export function submissionContent(
  answers: ApplicationAnswers,
  shown: readonly string[],
): SubmissionContent | null {
  const { offer } = answers
  const questionnaire = questionnaireOf(answers)
  const application = submittedApplication(answers)
  const [first] = application.holders
  const signature = application.declarations.find(({ holderId }) => holderId === first?.id)
  if (offer === null || questionnaire === null || signature === undefined) return null
  return {
    offer,
    application: { ...application, declarations: [] },
    questionnaire,
    signedName: signature.name,
    shown,
  }
}

function questionnaireOf(answers: ApplicationAnswers): SentQuestionnaire | null {
  const now = answers.questionnaire && evaluated(answers)
  if (!now) return null
  const { release, profile, state } = now
  return { ...submittedAnswers(release.definition, profile, state.answers), hash: release.hash }
}
