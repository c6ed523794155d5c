import type { CoverKind } from '@coverkit/core'
import { describeNamedErrors } from '#common/testing/describeNamedErrors.ts'
import { amountError } from './useAmountText.ts'

const amounts = (kind: CoverKind) =>
  [null, 1, 9].map((amount) => amountError(kind, amount, { minimum: 2, maximum: 8 }) ?? '')

describeNamedErrors({
  'amounts of the simulator': {
    life: [/your life cover/, amounts('life')],
    tpd: [/your TPD cover/, amounts('tpd')],
    criticalIllness: [/your critical illness cover/, amounts('criticalIllness')],
    incomeProtection: [/your income protection/, amounts('incomeProtection')],
  },
})
