import { formatCents } from '../../fields/formatMoney.ts'
import type { PaymentPart } from '../../generated/wire.ts'
import { coverCopy as copy, paymentCopy } from './copy.ts'

/** A part of the price in words: its covers, what is due each time, what is taken off, and all of a year. */
export function partLines(
  { side, covers, method, frequency, amount, perYear, rebate, fee }: PaymentPart,
  { hasMethod }: { readonly hasMethod: boolean },
): readonly string[] {
  const due = `${formatCents(amount)} ${copy.per[frequency]}`
  return [
    covers.map((kind) => copy.names[kind]).join(', '),
    hasMethod && method ? copy.paidBy(due, paymentCopy.methods[method].toLowerCase()) : due,
    ...(rebate > 0 ? [copy.rebate(formatCents(rebate))] : []),
    ...(fee > 0 ? [copy.fee(formatCents(fee))] : []),
    ...(frequency === 'yearly' ? [] : [copy.inAYear(formatCents(perYear))]),
    ...(side === 'shared' ? [copy.shared] : []),
  ]
}
