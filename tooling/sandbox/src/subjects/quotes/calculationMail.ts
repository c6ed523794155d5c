import {
  ASSUMPTION_MEASURES,
  type Assumptions,
  type CoverFigures,
  coverFigures,
  defaultAssumptions,
  formatMoney,
  formatNumber,
  NEEDS_COVERS,
} from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { type Figures, paragraphs } from '../../mail/paragraphs.ts'
import { calculationCopy as copy } from './copy.ts'

const NAMES: readonly (keyof Assumptions)[] = [
  'yearsToSupportLiving',
  'incomeReplacementRatio',
  'retirementAge',
  'supportChildrenToAge',
  'rentSupportYears',
  'cappedSupportLife',
  'funeralCosts',
  'homeAlterationCosts',
  'medicalExpenses',
  'mortgageCoverage',
  'debtCoverage',
  'assetCoverage',
  'effectiveNetInterestRate',
  'incomeProtection',
]

/** The figures of a calculation. Without the visitor's own assumptions, the calculator's are used. */
interface Calculation {
  readonly needs: Schema<'Needs'>
  readonly assumptions?: Assumptions | null | undefined
}

/**
 * Mails the result of a calculation with its workings, assumptions and limits. The text is fixed: of the visitor's
 * input it contains only numbers.
 */
export function calculationMail(to: string, { needs, assumptions }: Calculation, now: Date): Mail {
  return {
    to,
    subject: copy.subject,
    ...paragraphs([
      copy.opening,
      copy.estimatedOn(day.format(now)),
      ...NEEDS_COVERS.map((cover) => workingOf(coverFigures(needs, cover))),
      copy.whole,
      assumed(assumptions ?? defaultAssumptions),
      copy.limits,
      copy.estimateOnly,
      copy.generalAdvice,
      copy.notYou,
    ]),
  }
}

function assumed(assumptions: Assumptions): Figures {
  const lines = NAMES.map((name) => ({
    label: copy.assumptions[name],
    amount: assumptionWords(name, assumptions[name]),
  }))
  return { title: copy.assumed, lines, note: copy.changeThem }
}

function assumptionWords(name: keyof Assumptions, value: number): string {
  const measure = ASSUMPTION_MEASURES[name]
  if (measure === 'cost') return formatMoney(value)
  return measure === 'years' ? formatNumber(value) : `${formatNumber(value)}%`
}

/** Lists one cover's need and the lines of its computation. The lines before a total add up to it. */
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
