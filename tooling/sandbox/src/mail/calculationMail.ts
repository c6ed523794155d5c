import { type CoverFigures, coverFigures, formatMoney, type NeedsCover } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { calculationCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'

const COVERS: readonly NeedsCover[] = [
  'lifeCover',
  'tpdCover',
  'criticalIllnessCover',
  'incomeProtectionCover',
]

interface Line {
  readonly label: string
  readonly amount: string
}

/** One cover as the message has it: the amount needed, and the lines that it was worked out from. */
interface Working {
  readonly title: string
  readonly lines: readonly Line[]
  readonly note: string
}

/** The result of a calculation with its workings. Its words are fixed: nothing that a visitor typed but numbers is in it. */
export function calculationMail(to: string, needs: Schema<'Needs'>, now: Date): Mail {
  const workings = COVERS.map((cover) => workingOf(coverFigures(needs, cover)))
  const opening = [copy.opening, copy.estimatedOn(day.format(now))]
  const closing = [copy.whole, copy.estimateOnly, copy.generalAdvice, copy.notYou]
  return {
    to,
    subject: copy.subject,
    text: [...opening, ...workings.map(textOf), ...closing].join('\n\n'),
    html: [...opening.map(paragraph), ...workings.map(tableOf), ...closing.map(paragraph)].join('\n'),
  }
}

/** The lines before a total add up to it. */
function workingOf({ cover, need, parts, gross, assets, existing, gap }: CoverFigures): Working {
  const isMonthly = cover === 'incomeProtectionCover'
  const line = (label: string, dollars: number): Line => ({ label, amount: formatMoney(dollars) })
  const amount = isMonthly ? copy.aMonth(formatMoney(need)) : formatMoney(need)
  return {
    title: `${copy.covers[cover]}: ${need > 0 ? amount : copy.noNeed}`,
    lines: [
      ...parts.map(({ name, amount }) => line(copy.parts[name] ?? name, amount)),
      ...(parts.length > 1 ? [line(copy.needed, gross)] : []),
      ...(isMonthly ? [] : [line(copy.assets, -assets)]),
      line(copy.existing, -existing),
      line(copy.gap, gap),
    ],
    note: isMonthly ? copy.downToFifty : copy.toThousand,
  }
}

const textOf = ({ title, lines, note }: Working): string =>
  [title, ...lines.map(({ label, amount }) => `  ${label}: ${amount}`), `  ${note}`].join('\n')

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const tableOf = ({ title, lines, note }: Working): string =>
  `<table><caption>${escapeHtml(title)}</caption>${lines.map(tableRow).join('')}</table>\n${paragraph(note)}`

const tableRow = ({ label, amount }: Line) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(amount)}</td></tr>`
