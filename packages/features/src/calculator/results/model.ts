import { parseEmail } from '@coverkit/core'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import type { CalculatorModel } from '../calculatorModel.ts'
import { type Field, view } from './view.ts'

/** Where the result is to be sent. */
export const model: CalculatorModel<Field> = {
  ...stepReader({
    view,
    messages: { email: { otherwise: 'Enter an email address like name@example.com' } },
    schema: () => z.object({ email: field((text) => parseEmail(text)) }),
    apply: (answers, { email }) => ({ ...answers, mail: { to: email, sent: false } }),
  }),
  words: () => import('./copy.ts'),
  requestNames: { email: 'contactEmail' },
}
