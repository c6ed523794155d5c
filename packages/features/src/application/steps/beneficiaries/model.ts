import { type Beneficiary, beneficiariesFault, MAXIMUM_BENEFICIARIES } from '@coverkit/core'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { messageOf } from '#common/step-form/fieldMessages.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { fieldsReader, rowsReader } from '#fields/readers'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { messages, nominationMessages, rowName, totalMessages } from './messages.ts'
import { beneficiaryControls, type Field, nominationControls, type OwnField, ownerOf, view } from './view.ts'

const nomination = fieldsReader({
  controls: nominationControls,
  view,
  values: ({ application }) => application.beneficiaries,
  with: (answers: ApplicationAnswers, values) =>
    withApplication(answers, { beneficiaries: { ...answers.application.beneficiaries, ...values } }),
  context: (answers) => ({ owner: ownerOf(answers) }),
})(nominationMessages)

/** Reads the nomination and its rows. A row with a share of 0 % is removed. */
export const model: StepReader<ApplicationAnswers, Field> = rowsReader({
  controls: beneficiaryControls,
  view,
  rows: ({ application }) => application.beneficiaries.rows,
  with: (answers, rows) =>
    withApplication(answers, {
      beneficiaries: { ...answers.application.beneficiaries, rows: rows.filter(isNamed) },
    }),
  context: (answers) => ({ owner: ownerOf(answers), today: today(), mayShareNothing: true }),
  messages: () => messages,
  rowName,
  own: nomination,
  areUsed: ({ used }) => used === 'yes',
  together: sharesTogether,
})

const isNamed = ({ benefitPercent }: Beneficiary): boolean => benefitPercent !== 0

function sharesTogether(rows: readonly Beneficiary[]): readonly [OwnField, FieldError, string] | null {
  const named = rows.filter(isNamed)
  const code = named.length > MAXIMUM_BENEFICIARIES ? 'max' : beneficiariesFault(named)
  return code && ['total', { code }, messageOf(totalMessages, 'total', { code })]
}
