import {
  ASSET_KINDS,
  DEBT_KINDS,
  type DebtKind,
  formatMoney,
  PROPERTY_STATUSES,
  parseMoney,
} from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, choices, optionalField, yesNo } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { withCalculation } from '../../answers.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { amountsRead, amountsWhenTicked, money, requiredWhen } from '../../fields.ts'
import { listOf } from '../../groupTexts.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

/** The debts that count for where someone lives: a home loan with a home of one's own, rent with a rented one. */
export function debtKindsFor(propertyStatus: InputValue): readonly DebtKind[] {
  return DEBT_KINDS.filter((kind) => {
    if (kind === 'familyHomeMortgage') return propertyStatus === 'owner'
    if (kind === 'monthlyRent') return propertyStatus === 'renter'
    return true
  })
}

/** A home value that would not be counted may stay blank. */
function homeValueSchema(owner: boolean, sold: boolean) {
  if (owner && sold) return money()
  return requiredWhen(
    owner,
    optionalField((text) => parseMoney(text)),
  )
}

const amounts = [...ASSET_KINDS, ...DEBT_KINDS].map((kind) => [kind, formatMoney])

export const model: CalculatorModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema(_answers, fields) {
      const owner = fields.propertyStatus === 'owner'
      const debtKinds = debtKindsFor(fields.propertyStatus)
      const debts = listOf(fields.selectedDebts).filter((kind) => debtKinds.some((known) => known === kind))
      return z.object({
        propertyStatus: choice(PROPERTY_STATUSES),
        homeValue: homeValueSchema(owner, fields.homeSale === 'yes'),
        homeSale: requiredWhen(owner, yesNo()),
        selectedAssets: choices(ASSET_KINDS),
        ...amountsWhenTicked(ASSET_KINDS, listOf(fields.selectedAssets)),
        selectedDebts: choices(debtKinds),
        ...amountsWhenTicked(DEBT_KINDS, debts),
      })
    },
    apply(answers, read) {
      const { input } = answers
      return withCalculation(answers, {
        propertyStatus: read.propertyStatus,
        homeValue: read.propertyStatus === 'owner' ? read.homeValue : input.homeValue,
        homeSale: read.homeSale ?? input.homeSale,
        selectedAssets: read.selectedAssets,
        assets: amountsRead(ASSET_KINDS, read, input.assets),
        selectedDebts: read.selectedDebts,
        debts: amountsRead(DEBT_KINDS, read, input.debts),
      })
    },
  }),
  words: () => import('./copy.ts'),
  formats: { homeValue: formatMoney, ...Object.fromEntries(amounts) },
}
