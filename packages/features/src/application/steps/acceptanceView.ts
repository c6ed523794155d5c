import { acceptanceFields } from '@coverkit/core'
import type { ApplicationAnswers } from '../answers.ts'

/** The controls of every acceptance, and the signature of the first holder. */
export const acceptanceView = ({
  application: { acceptances, holders, declarations },
}: ApplicationAnswers) => ({
  ...acceptanceFields.show(acceptances),
  signedName: declarations.find(({ holderId }) => holderId === holders[0]?.id)?.name ?? '',
})

/** Whether the insurer's documents were on the page. */
export const areDocumentsShown = ({ application, offered }: ApplicationAnswers): boolean =>
  offered.length > 0 || application.versionsRead.insurerPdsAndPrivacy.length > 0
