import { ASSET_KINDS, type AssetKind, type DebtKind } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { money } from '../../fields.ts'
import { listOf } from '../../groupTexts.ts'
import { debtKindsFor } from './model.ts'
import type { Field } from './view.ts'

export interface RunningTotals {
  readonly owned: number
  readonly debts: number
  readonly rent: number
}

/** Sums the amounts entered so far, in dollars. An invalid amount counts as 0; rent is monthly. */
export function runningTotals(fields: InputValues<Field>): RunningTotals {
  const read = money()
  const amount = (name: Field) => {
    const parsed = read.safeParse(fields[name])
    return parsed.success ? parsed.data : 0
  }
  const sum = (kinds: readonly (AssetKind | DebtKind)[], ticked: readonly string[]) =>
    kinds.filter((kind) => ticked.includes(kind)).reduce((total, kind) => total + amount(kind), 0)
  const debtKinds = debtKindsFor(fields.propertyStatus)
  const selected = listOf(fields.selectedDebts)
  const homeCounts = fields.propertyStatus === 'owner' && fields.homeSale === 'yes'
  return {
    owned: sum(ASSET_KINDS, listOf(fields.selectedAssets)) + (homeCounts ? amount('homeValue') : 0),
    debts: sum(
      debtKinds.filter((kind) => kind !== 'monthlyRent'),
      selected,
    ),
    rent: sum(
      debtKinds.filter((kind) => kind === 'monthlyRent'),
      selected,
    ),
  }
}
