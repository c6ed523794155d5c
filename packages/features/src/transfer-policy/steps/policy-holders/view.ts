import type { InputValues } from '@coverkit/flow'
import { type RowField, rowView } from '#fields/row-fields'
import { type ContactField, contactView } from '#holders/contact-fields'
import type { TransferFlowAnswers } from '../../answers.ts'

export type Field = RowField<ContactField>

export const view = ({ transfer: { holders } }: TransferFlowAnswers): InputValues<Field> =>
  rowView(holders, contactView)
