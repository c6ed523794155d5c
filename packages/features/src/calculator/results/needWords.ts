import { type CoverFigures, formatMoney, kindOf, NEEDS_COVERS, type NeedsCover } from '@coverkit/core'
import { listed } from '#common/form/listed.ts'
import { NEED_WORDS } from '#cover/needs'
import { COVER_WORDS } from '#cover/words'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import type { Calculation } from './workingLines.ts'

const { overview } = resultsCopy

/** Returns what the visitor has towards a cover: their assets, if they count, and the existing cover. */
export const heldOf = ({ assets, existing }: CoverFigures): number => assets + existing

/** The covers that the lead is about, if any of them is needed. */
const FIRST: readonly NeedsCover[] = ['lifeCover', 'incomeProtectionCover']

/** Returns the parts of the lead: cover after a death and income without work, or other covers if both are 0. */
export function leadParts({ needs, input }: Calculation): readonly LeadPart[] {
  const parts = NEEDS_COVERS.map((cover) => {
    const isOffered = cover !== 'incomeProtectionCover' || needs.incomeProtectionCover.available
    const lead = NEED_WORDS[kindOf(cover)].lead(input.dependents === true)
    return { ...lead, cover, dollars: isOffered ? needs[cover].need : 0 }
  }).filter(({ dollars }) => dollars > 0)
  const first = parts.filter(({ cover }) => FIRST.includes(cover))
  return first.length > 0 ? first : parts
}

/** `before`, the amount, `after`: one half of the sentence. */
export interface LeadPart {
  readonly before: string
  readonly after: string
  readonly cover: NeedsCover
  readonly dollars: number
}

/** Summarises the bars in a sentence that holds for each of them. */
export function overviewFinding(all: readonly CoverFigures[]): string {
  const needed = all.filter(({ gross }) => gross > 0)
  if (needed.length === 0) return overview.neutral
  const enough = needed.filter(({ need }) => need === 0)
  if (enough.length === needed.length) return overview.enough
  if (enough.length > 0) return overview.enoughFor(listed(enough.map(nounOf)), needed.length - enough.length)
  if (needed.every((figures) => heldOf(figures) === 0)) return overview.nothing
  const [best, ...rest] = [...needed].sort((one, other) => percentMet(other) - percentMet(one))
  if (!best || percentMet(best) < 1) return overview.under
  const isAlone = rest.every((figures) => percentMet(figures) < percentMet(best))
  return overview.most(percentMet(best), nounOf(best), rest.length, isAlone)
}

/** In whole percent, never more than there is. */
const percentMet = (figures: CoverFigures): number => Math.floor((100 * heldOf(figures)) / figures.gross)

const nounOf = ({ cover }: CoverFigures): string => COVER_WORDS[kindOf(cover)].noun

/** Under the bar of a cover, in three pieces of which the second is strong. */
export function heldWords(figures: CoverFigures): readonly [string, string, string] {
  const { cover, gross } = figures
  const held = heldOf(figures)
  const needed = coverAmount(cover, gross)
  if (gross <= 0) return ['', '', overview.noNeed]
  if (held === 0) return [overview.have, overview.none, overview.of(needed)]
  if (held > gross) return [overview.have, formatMoney(held - gross), overview.moreThan(needed)]
  return [overview.have, formatMoney(held), overview.of(needed)]
}

/** The widths of the bars: lump sums share a scale, a month's benefit is measured by a month's salary. */
export function scaleOf(cover: NeedsCover, all: readonly CoverFigures[], annualSalary: number): number {
  if (cover === 'incomeProtectionCover') return annualSalary / 12
  return Math.max(
    ...all.filter((figures) => figures.cover !== 'incomeProtectionCover').map(({ gross }) => gross),
  )
}
