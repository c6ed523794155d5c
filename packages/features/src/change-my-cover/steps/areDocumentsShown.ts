import type { ChangeFlowAnswers } from '../answers.ts'

/** Whether the insurer's documents were on the page. */
export const areDocumentsShown = ({ change, offered }: ChangeFlowAnswers): boolean =>
  offered.length > 0 || change.documentsRead.length > 0
