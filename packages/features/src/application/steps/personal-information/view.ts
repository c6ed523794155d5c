import { holderFields } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { CONTACT_CONTROLS } from '#fields/holders'
import { fieldControls, type RowField, rowView } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import { holdersShown } from './answeredBefore.ts'

/** The controls of a policy holder, in the order of the screen. */
export const holderControls = fieldControls(holderFields, {
  ...CONTACT_CONTROLS,
  employmentStatus: 'employmentStatus',
  annualEarnings: 'annualEarnings',
  weeklyHours: 'weeklyHours',
  employer: 'employer',
  residency: 'residency',
  visaSubclass: 'visaSubclass',
  visaExpiry: 'visaExpiry',
  preferredContact: 'preferredContact',
  accessibilityNeeds: 'accessibilityNeeds',
})

export type HolderField = (typeof holderControls.names)[number]

export type Field = RowField<HolderField>

export const view = (answers: ApplicationAnswers): InputValues<Field> =>
  rowView(holdersShown(answers), holderControls.show)

/** Whether the offer insures an income. */
export const isIncomeInsured = ({ offer }: Pick<ApplicationAnswers, 'offer'>): boolean =>
  offer?.terms.covers.selectedCovers.includes('incomeProtection') ?? false
