import type { PolicyHolder } from '@coverkit/core'
import { withInput } from '@coverkit/flow-draft'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { rowField } from '../../row-form/rowFields.ts'
import { personalInformation } from './step.ts'
import { HOLDER_FIELDS, holderView } from './view.ts'

/**
 * The answers with the details that the account has typed into the fields of a holder's row, to be read and changed, and with the id
 * that the account knows the person by. What it does not know stays as it is.
 */
export function withSavedHolder(
  answers: ApplicationAnswers,
  saved: PolicyHolder,
  toId: string,
): ApplicationAnswers {
  const shown = holderView(saved, false)
  const holders = answers.application.holders.map((holder) =>
    holder.id === toId ? { ...holder, contactId: saved.contactId ?? holder.contactId } : holder,
  )
  return HOLDER_FIELDS.reduce<ApplicationAnswers>(
    (filled, name) => {
      const value = shown[name]
      const isBlank = [value].flat().every((text) => text === '')
      const isControl = name !== 'incomeInsured'
      return isBlank || !isControl
        ? filled
        : withInput(filled, personalInformation.id, rowField(name, toId), value)
    },
    withApplication(answers, { holders }),
  )
}
