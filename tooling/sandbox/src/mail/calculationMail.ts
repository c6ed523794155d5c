import { type CoverFigures, coverFigures, formatMoney, type NeedsCover } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import { calculationCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'
import { type Figures, paragraphs } from './paragraphs.ts'

const COVERS: readonly NeedsCover[] = [
  'lifeCover',
  'tpdCover',
  'criticalIllnessCover',
  'incomeProtectionCover',
]

/** The result of a calculation with its workings. Its words are fixed: nothing that a visitor typed but numbers is in it. */
export function calculationMail(to: string, needs: Schema<'Needs'>, now: Date): Mail {
  return {
    to,
    subject: copy.subject,
    ...paragraphs([
      copy.opening,
      copy.estimatedOn(day.format(now)),
      ...COVERS.map((cover) => workingOf(coverFigures(needs, cover))),
      copy.whole,
      copy.estimateOnly,
      copy.generalAdvice,
      copy.notYou,
    ]),
  }
}

/** One cover: the amount needed, and the lines that it was worked out from. Those before a total add up to it. */
function workingOf({ cover, need, parts, gross, assets, existing, gap }: CoverFigures): Figures {
  const isMonthly = cover === 'incomeProtectionCover'
  const line = (label: string, dollars: number) => ({ label, amount: formatMoney(dollars) })
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
