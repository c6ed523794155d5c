import { tickOf } from '#fields/tick'
import type { ClaimFlowAnswers } from '../../answers.ts'

/** In the order of the screen. `type` decides what is asked; no field of the page changes it. */
export const view = ({ claim }: ClaimFlowAnswers) => ({
  type: claim.type ?? '',
  contactPreference: claim.contactPreference ?? '',
  phone: claim.phone ?? '',
  postalAddress: claim.postalAddress ?? '',
  mayContactDoctors: tickOf(claim.mayContactDoctors),
  hasConsented: tickOf(claim.hasConsented),
})

export type Field = keyof ReturnType<typeof view>
