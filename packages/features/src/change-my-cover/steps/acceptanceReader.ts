import { changeAcceptances } from '@coverkit/core/change-cover'
import { fieldControls, fieldsReader } from '#fields/readers'
import { type ChangeFlowAnswers, withAcceptances } from '../answers.ts'
import { areDocumentsShown } from './areDocumentsShown.ts'
import { changeView } from './changeView.ts'

/** Makes the reader of a step from the messages of its acceptances. */
export const acceptanceReader = fieldsReader({
  controls: fieldControls(changeAcceptances),
  view: changeView,
  values: ({ change }) => change.acceptances,
  with: (answers: ChangeFlowAnswers, acceptances) => withAcceptances(answers, acceptances),
  context: (answers) => ({ areDocumentsShown: areDocumentsShown(answers) }),
})
