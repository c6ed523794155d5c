import { KEY_DOCUMENTS_ACCEPTANCES, setAcceptance } from '@coverkit/core'
import * as z from 'zod/mini'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ApplicationAnswers, Field> = stepReader({
  view,
  messages,
  schema: ({ documents }) =>
    z.object({
      insurerPdsAndPrivacy: ticked(documents === 'yes'),
      applicationRequirements: ticked(),
      brokerTerms: ticked(),
      insurerContact: ticked(),
      monitorEmails: ticked(),
      completeWithin30Days: ticked(),
      personalDetailsDisclosure: ticked(),
    }),
  apply: (answers: ApplicationAnswers) => ({
    ...answers,
    application: KEY_DOCUMENTS_ACCEPTANCES.reduce(
      (application, acceptance) => setAcceptance(application, acceptance, true, answers.offered),
      answers.application,
    ),
  }),
})
