import { ACCEPTANCES, acceptanceFields, setAcceptance } from '@coverkit/core'
import { fieldControls, fieldsReader } from '#fields/readers'
import { withOpenedState } from '#underwriting/documents'
import type { ApplicationAnswers } from '../answers.ts'
import { acceptanceView, areDocumentsShown } from './acceptanceView.ts'

/** Makes the reader of a step from the messages of its acceptances. What it accepts is recorded with the documents offered. */
export const acceptanceReader = fieldsReader({
  controls: fieldControls(acceptanceFields),
  view: acceptanceView,
  values: ({ application }) => application.acceptances,
  with: (answers: ApplicationAnswers, acceptances, { names }) => ({
    ...answers,
    application: ACCEPTANCES.filter((name) => names.includes(name)).reduce(
      (application, name) => setAcceptance(application, name, acceptances[name], withOpenedState(answers)),
      answers.application,
    ),
  }),
  context: (answers) => ({ areDocumentsShown: areDocumentsShown(answers) }),
})
