import type { InputValues } from '@coverkit/flow'
import { type ContactField, contactControls } from '#fields/holders'
import { type RowField, rowView } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'

export const view = ({ transfer: { holders } }: TransferFlowAnswers): InputValues<RowField<ContactField>> =>
  rowView(holders, contactControls.show)
