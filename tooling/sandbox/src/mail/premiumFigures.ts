import { formatCents, type PaymentPart } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import { premiumCopy as copy } from './copy.ts'
import type { Figures } from './paragraphs.ts'

/** The price of an application, with the label that goes wherever one is shown. */
export interface StatedPremium {
  premium: Schema<'SubmittedApplication'>['premium']
  label: string
}

/** Returns the price of an application for a message: one instalment, or each part and what they come to in a year. */
export function premiumFigures({
  premium: { amount, frequency, parts = [] },
  label,
}: StatedPremium): Figures {
  const lines = parts.map((part) => ({ label: copy.sides[part.side], amount: partWords(part) }))
  const whole = `${formatCents(amount)} ${copy.per[frequency]}`
  return {
    title: copy.title,
    lines: [
      ...lines,
      ...(lines.length === 0 ? [{ label: copy.premium, amount: whole }] : []),
      ...(lines.length > 1 ? [{ label: copy.total, amount: formatCents(amount) }] : []),
    ],
    note: label,
  }
}

function partWords({ side, amount, frequency, perYear, rebate, fee }: PaymentPart): string {
  return [
    `${formatCents(amount)} ${copy.per[frequency]}`,
    ...(rebate > 0 ? [copy.rebate(formatCents(rebate))] : []),
    ...(fee > 0 ? [copy.fee(formatCents(fee))] : []),
    ...(frequency === 'yearly' ? [] : [copy.inAYear(formatCents(perYear))]),
    ...(side === 'shared' ? [copy.shared] : []),
  ].join(', ')
}
