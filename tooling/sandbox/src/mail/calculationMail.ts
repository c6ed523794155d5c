import type { Schema } from '../document/Schema.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { calculationCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** The result of a calculation. Its words are fixed: nothing that a visitor typed but numbers is in it. */
export function calculationMail(to: string, needs: Schema<'Needs'>, now: Date): Mail {
  const rows = needRows(needs)
  const closing = [copy.estimateOnly, copy.generalAdvice, copy.notYou]
  const date = copy.estimatedOn(day.format(now))
  return {
    to,
    subject: copy.subject,
    text: [copy.opening, date, rows.map((row) => row.join(': ')).join('\n'), ...closing].join('\n\n'),
    html: [
      ...[copy.opening, date].map(paragraph),
      `<table>${rows.map(tableRow).join('')}</table>`,
      ...closing.map(paragraph),
    ].join('\n'),
  }
}

function needRows(needs: Schema<'Needs'>): [string, string][] {
  const monthly = needs.incomeProtectionCover.need
  return [
    [copy.covers.life, lumpSum(needs.lifeCover.need)],
    [copy.covers.tpd, lumpSum(needs.tpdCover.need)],
    [copy.covers.criticalIllness, lumpSum(needs.criticalIllnessCover.need)],
    [copy.covers.incomeProtection, monthly > 0 ? copy.aMonth(money.format(monthly)) : copy.noNeed],
  ]
}

const lumpSum = (need: number) => (need > 0 ? money.format(need) : copy.noNeed)
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const tableRow = ([name, value]: [string, string]) =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`
