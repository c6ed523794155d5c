import { type ComparisonAnswer, formatCents, type PaymentFrequency } from '@coverkit/core'
import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { comparisonCopy as copy } from './copy.ts'

interface MailedComparison {
  readonly answer: ComparisonAnswer
  readonly frequency: PaymentFrequency
  readonly link: string
  readonly pricedAt: Date
  readonly expiresAt: Date
}

/** Mails a comparison's totals and the link to all of it. The text is fixed: no visitor's input is in it. */
export function comparisonMail(
  to: string,
  { answer, frequency, link, pricedAt, expiresAt }: MailedComparison,
): Mail {
  const totals = answer.insurers.map(({ supplierName, frequencies }) => {
    const total = frequencies?.[frequency]?.parts.total
    return total === undefined
      ? copy.noPrice(supplierName)
      : copy.price(supplierName, formatCents(total), copy.per[frequency])
  })
  return {
    to,
    subject: copy.subject,
    ...paragraphs([
      copy.opening,
      `${answer.label} ${copy.pricedOn(day.format(pricedAt))}`,
      ...totals,
      copy.open,
      { href: link, words: copy.linkWords },
      copy.linkEnds(day.format(expiresAt)),
      copy.generalAdvice,
      copy.notYou,
    ]),
  }
}
