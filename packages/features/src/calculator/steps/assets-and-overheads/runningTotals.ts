import { ASSET_KINDS, type AssetKind, type DebtKind, debtKindsFor } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { readDollars } from '../../fieldTexts.ts'
import type { Field } from './copy.ts'

export interface RunningTotals {
  readonly owned: number
  readonly debts: number
  readonly rent: number
}

/** Sums the amounts entered so far, in dollars. An invalid amount counts as 0; rent is monthly. */
export function runningTotals(fields: InputValues<Field>): RunningTotals {
  const amount = (name: Field) => readDollars(String(fields[name])) ?? 0
  const sum = (kinds: readonly (AssetKind | DebtKind)[], ticked: string | readonly string[]) =>
    kinds.filter((kind) => ticked.includes(kind)).reduce((total, kind) => total + amount(kind), 0)
  const { propertyStatus, homeSale, selectedAssets, selectedDebts } = fields
  const debtKinds = debtKindsFor(propertyStatus)
  const homeCounts = propertyStatus === 'owner' && homeSale === 'yes'
  return {
    owned: sum(ASSET_KINDS, selectedAssets) + (homeCounts ? amount('homeValue') : 0),
    debts: sum(
      debtKinds.filter((kind) => kind !== 'monthlyRent'),
      selectedDebts,
    ),
    rent: sum(
      debtKinds.filter((kind) => kind === 'monthlyRent'),
      selectedDebts,
    ),
  }
}
