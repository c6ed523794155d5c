import {
  ASSET_KINDS,
  type AssetKind,
  DEBT_KINDS,
  type DebtKind,
  PROPERTY_STATUSES,
  type PropertyStatus,
  parseMoney,
} from '@coverkit/core'
import type { Typed } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choice, choices, optionalField, yesNo } from '../../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../../common/step-form/StepModel.ts'
import { type CalculatorAnswers, withInput } from '../../answers.ts'
import { amountsRead, amountsWhenTicked, askedWhen, money } from '../../fields.ts'
import { amountTexts, listOf, numberText, yesNoText } from '../../fieldTexts.ts'

interface AssetsRead extends Readonly<Record<AssetKind | DebtKind, number | null>> {
  readonly propertyStatus: PropertyStatus
  readonly homeValue: number | null
  readonly homeSale: boolean | null
  readonly selectedAssets: readonly AssetKind[]
  readonly selectedDebts: readonly DebtKind[]
}

/** The debts that count for where someone lives: a home loan with a home of one's own, rent with a rented one. */
export function debtKindsFor(propertyStatus: Typed | undefined): readonly DebtKind[] {
  return DEBT_KINDS.filter((kind) => {
    if (kind === 'familyHomeMortgage') return propertyStatus === 'owner'
    if (kind === 'monthlyRent') return propertyStatus === 'renter'
    return true
  })
}

/** A home value that would not be counted may stay blank. */
function homeValueSchema(owner: boolean, sold: boolean) {
  if (owner && sold) return money()
  return askedWhen(
    owner,
    optionalField((text) => parseMoney(text)),
  )
}

export const assetsModel: StepModel<CalculatorAnswers, AssetsRead> = {
  view: ({ input }) => ({
    propertyStatus: input.propertyStatus,
    homeValue: numberText(input.homeValue),
    homeSale: yesNoText(input.homeSale),
    selectedAssets: input.selectedAssets,
    ...amountTexts(ASSET_KINDS, input.assets),
    selectedDebts: input.selectedDebts,
    ...amountTexts(DEBT_KINDS, input.debts),
  }),
  schema(fields) {
    const owner = fields.propertyStatus === 'owner'
    const debtKinds = debtKindsFor(fields.propertyStatus)
    const owed = listOf(fields.selectedDebts).filter((kind) => debtKinds.some((known) => known === kind))
    return z.object({
      propertyStatus: choice(PROPERTY_STATUSES),
      homeValue: homeValueSchema(owner, fields.homeSale === 'yes'),
      homeSale: askedWhen(owner, yesNo()),
      selectedAssets: choices(ASSET_KINDS),
      ...amountsWhenTicked(ASSET_KINDS, listOf(fields.selectedAssets)),
      selectedDebts: choices(debtKinds),
      ...amountsWhenTicked(DEBT_KINDS, owed),
    })
  },
  apply(answers, read) {
    const { input } = answers
    return withInput(answers, {
      propertyStatus: read.propertyStatus,
      homeValue: read.propertyStatus === 'owner' ? read.homeValue : input.homeValue,
      homeSale: read.homeSale ?? input.homeSale,
      selectedAssets: read.selectedAssets,
      assets: amountsRead(ASSET_KINDS, read, input.assets),
      selectedDebts: read.selectedDebts,
      debts: amountsRead(DEBT_KINDS, read, input.debts),
    })
  },
}
