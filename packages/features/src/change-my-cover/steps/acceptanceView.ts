import { changeAcceptances } from '@coverkit/core/change-cover'
import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../answers.ts'

/** Returns the value of every acceptance. `documents` is `yes` once the insurer's documents were on the page; no field changes it. */
export const acceptanceView = ({ change, offered }: ChangeFlowAnswers) => ({
  ...changeAcceptances.show(change.acceptances),
  documents: tickOf(offered.length > 0 || change.documentsRead.length > 0),
})
