import { parseEmail } from '@coverkit/core'
import * as z from 'zod/mini'
import { field } from '../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../common/step-form/StepModel.ts'
import type { CalculatorAnswers } from '../answers.ts'

/** Where the result is to be sent. */
export const mailModel: StepModel<CalculatorAnswers, { readonly email: string }> = {
  view: ({ mail }) => ({ email: mail?.to ?? '' }),
  schema: () => z.object({ email: field((text) => parseEmail(text)) }),
  apply: (answers, { email }) => ({ ...answers, mail: { to: email, sent: false } }),
}
