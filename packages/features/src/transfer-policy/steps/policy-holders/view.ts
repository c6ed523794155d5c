import type { InputValues } from '@coverkit/flow'
import { type RowField, rowView } from '#fields/row-fields'
import { type ContactField, contactControls } from '#holders/contact-fields'
import type { TransferFlowAnswers } from '../../answers.ts'

export const view = ({ transfer: { holders } }: TransferFlowAnswers): InputValues<RowField<ContactField>> =>
  rowView(holders, contactControls.show)
