import { dateInput } from '#fields/date-input'
import type { ClaimFlowAnswers } from '../../answers.ts'

/** In the order of the screen. `type` decides what is asked; no field of the page changes it. */
export const view = ({ claim }: ClaimFlowAnswers) => ({
  type: claim.type ?? '',
  description: claim.description ?? '',
  doctors: claim.doctors ?? '',
  workStatus: claim.workStatus ?? '',
  selfEmployed: claim.selfEmployed === null ? '' : claim.selfEmployed ? 'yes' : 'no',
  offWorkFrom: dateInput(claim.offWorkFrom),
  offWorkTo: dateInput(claim.offWorkTo),
  otherBenefits: claim.otherBenefits,
})

export type Field = keyof ReturnType<typeof view>
