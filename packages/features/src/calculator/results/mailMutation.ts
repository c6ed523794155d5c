import { saveCalculation } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { CalculatorAnswers } from '../answers.ts'
import { bodyOf } from '../sendCalculation.ts'
import type { CalculatorDraft } from '../state.ts'

interface MailContent {
  readonly answers: CalculatorAnswers
  readonly email: string
}

/** Sends the finished calculation to an address. */
export const mailMutation = (draft: Pick<CalculatorDraft, 'tracking'>) =>
  defineMutation({
    prepare: async ({ config: { accountName } }, { answers, email }: MailContent) =>
      bodyOf(answers, {
        isEmail: true,
        accountName,
        contactEmail: email,
        tracking: await draft.tracking(),
      }),
    send: async (services, body) => saveCalculation(await services.client(), body),
  })
