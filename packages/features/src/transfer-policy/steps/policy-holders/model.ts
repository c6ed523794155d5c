import { parseInternationalPhone } from '@coverkit/core'
import { TRANSFER_AGES } from '@coverkit/core/transfer'
import { today } from '#fields/controls'
import { contactControls, contactMessages } from '#fields/holders'
import { inputText, rowsReader } from '#fields/readers'
import { withTransfer } from '../../answers.ts'
import { view } from './view.ts'

/** Reads each policy holder. */
export const model = rowsReader({
  controls: contactControls,
  view,
  rows: ({ transfer }) => transfer.holders,
  with: (answers, holders) => withTransfer(answers, { holders }),
  context: (_answers, { index, first }) => ({
    ages: { on: today(), ...TRANSFER_AGES },
    takenEmail: index === 0 ? null : inputText(first.email),
    parsePhone: parseInternationalPhone,
    isWorkIncluded: false,
    isIncomeInsured: false,
  }),
  messages: ({ index, fields }) =>
    contactMessages(index === 0 ? 'you' : 'second', {
      isAbroad: fields.mobileAbroad === 'yes',
      ages: TRANSFER_AGES,
    }),
})
