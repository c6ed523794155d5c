import { acceptanceFields } from '@coverkit/core'
import { tickOf } from '#fields/controls'
import type { ApplicationAnswers } from '../answers.ts'

/**
 * Returns the value of every acceptance. `documents` is `yes` once the insurer's documents were on the page; no field of a page
 * changes it.
 */
export const acceptanceView = ({ application, offered }: ApplicationAnswers) => ({
  ...acceptanceFields.show(application.acceptances),
  documents: tickOf(offered.length > 0 || application.versionsRead.insurerPdsAndPrivacy.length > 0),
})
