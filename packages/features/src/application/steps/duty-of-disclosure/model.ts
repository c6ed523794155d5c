import { setAcceptance } from '@coverkit/core'
import * as z from 'zod/mini'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ApplicationAnswers, Field> = stepReader({
  view,
  messages,
  schema: () => z.object({ dutyOfDisclosure: ticked() }),
  apply: (answers: ApplicationAnswers, { dutyOfDisclosure }) => ({
    ...answers,
    application: setAcceptance(answers.application, 'dutyOfDisclosure', dutyOfDisclosure),
  }),
})
