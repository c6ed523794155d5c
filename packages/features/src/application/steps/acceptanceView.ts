import { acceptanceFields } from '@coverkit/core'
import type { ApplicationAnswers } from '../answers.ts'

/** Returns the value of every acceptance. */
export const acceptanceView = ({ application }: ApplicationAnswers) =>
  acceptanceFields.show(application.acceptances)

/** Whether the insurer's documents were on the page. */
export const areDocumentsShown = ({ application, offered }: ApplicationAnswers): boolean =>
  offered.length > 0 || application.versionsRead.insurerPdsAndPrivacy.length > 0
