import { changeAcceptances } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from '../answers.ts'

/** Returns the value of every acceptance. */
export const acceptanceView = ({ change }: ChangeFlowAnswers) => changeAcceptances.show(change.acceptances)

/** Whether the insurer's documents were on the page. */
export const areDocumentsShown = ({ change, offered }: ChangeFlowAnswers): boolean =>
  offered.length > 0 || change.documentsRead.length > 0
