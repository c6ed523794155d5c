import { applyAdjustments, type ClientQuote, COVER_KINDS, type CoverKind } from '@coverkit/core'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { quoteTerms } from '#cover/terms'
import { COVER_WORDS } from '#cover/words'
import { lowest } from '../facts.ts'
import type { Offer } from '../offers.ts'
import { formatWholeDollars } from '../projection/formatWholeDollars.ts'
import type { InsurerYears } from '../projection/insurerYears.ts'
import { compareCopy } from './copy.ts'

/** A figure or a term of one insurer. `tone: 'quiet'` is for what is not there. */
export interface CompareCell {
  readonly text: string
  readonly isLowest: boolean
  readonly tone?: 'quiet'
}

/** One line of the comparison: a cell for each insurer, in their order. */
export interface CompareRow {
  readonly id: string
  readonly label: string
  readonly cells: readonly CompareCell[]
  readonly differs: boolean
  /** The cover that it is a term of. */
  readonly cover?: string
}

export interface CompareGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly CompareRow[]
}

/** The offers of a comparison in their order, and the loaded figures of the coming years. */
export interface Compared {
  readonly offers: readonly Offer[]
  readonly years: ReadonlyMap<string, InsurerYears>
  /** The age at which the years end. */
  readonly endAge: number
  readonly quote: ClientQuote
}

/** Everything that is compared. Lowest is said of the lowest figures of a row, unless all are the same. */
export function compareGroups(compared: Compared): readonly CompareGroup[] {
  const { titles } = compareCopy
  const groups = [
    { id: 'now', title: titles.now, rows: priceRows(compared) },
    { id: 'years', title: titles.years, rows: yearRows(compared) },
    { id: 'terms', title: titles.terms, rows: termRows(compared) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function priceRows({ offers }: Compared): CompareRow[] {
  const [first] = offers
  if (!first) return []
  const { rows } = compareCopy
  const frequency = premiumCopy.frequencies[first.frequency]
  const kinds = COVER_KINDS.filter((kind) => offers.some(({ covers }) => covers[kind] !== undefined))
  const amounts = (id: string, label: string, amount: (offer: Offer) => number) =>
    amountRow({ id, label, offers, amount, format: formatWholeCents })
  const yearly = amounts('yearly', rows.yearly, ({ paidYearly, perYear }) => paidYearly?.total ?? perYear)
  return [
    amounts('total', rows.total(frequency), ({ total }) => total),
    ...(first.frequency === 'yearly' ? [] : [yearly]),
    ...kinds.map((kind) =>
      amounts(kind, rows.cover(COVER_WORDS[kind].name, frequency), ({ covers }) => covers[kind] ?? 0),
    ),
    amounts('fee', rows.fee(frequency), ({ breakdown }) => breakdown.fee),
  ]
}

function yearRows({ offers, years, endAge }: Compared): CompareRow[] {
  const known = offers.flatMap(({ code }) => years.get(code) ?? [])
  const [first] = known
  if (!first) return []
  const { rows } = compareCopy
  const amounts = (id: string, label: string, total: (of: InsurerYears) => number) => {
    const amount = ({ code }: Offer) => {
      const of = years.get(code)
      return of && total(of)
    }
    return amountRow({ id, label, offers, amount, format: formatWholeDollars })
  }
  const level = offers.map(({ code }) => years.get(code)?.other !== null)
  return [
    amounts('short-term', rows.shortTerm(first.shortTerm.years), ({ shortTerm }) => shortTerm.total),
    amounts('to-end', rows.toEnd(endAge), ({ total }) => total),
    ...(known.length < offers.length ? [] : [textRow('level', rows.level, level.map(levelCell))]),
  ]
}

const levelCell = (isOffered: boolean): CompareCell =>
  isOffered
    ? { text: compareCopy.offered, isLowest: false }
    : { text: compareCopy.notOffered, isLowest: false, tone: 'quiet' }

/** The terms as each insurer priced them: what differs is what it does not offer as asked for. */
function termRows({ offers, quote }: Compared): CompareRow[] {
  const priced = offers.map(({ adjustments }) => quoteTerms(applyAdjustments(quote, adjustments).quote))
  const wordsOf = (covers: (typeof priced)[number], kind: CoverKind, id: string) =>
    covers.find((cover) => cover.kind === kind)?.terms.find((term) => term.id === id)?.value ?? ''
  return (priced[0] ?? []).flatMap(({ kind, name, terms }) =>
    terms.map(({ id, label }) => ({
      ...textRow(
        `${kind}-${id}`,
        compareCopy.rows.term(name, label),
        priced.map((covers) => ({ text: wordsOf(covers, kind, id), isLowest: false })),
      ),
      cover: name,
    })),
  )
}

interface AmountRow {
  readonly id: string
  readonly label: string
  readonly offers: readonly Offer[]
  /** In whole cents; undefined where it is not known. */
  readonly amount: (offer: Offer) => number | undefined
  readonly format: (cents: number) => string
}

function amountRow({ id, label, offers, amount, format }: AmountRow): CompareRow {
  const amounts = offers.map(amount)
  const least = amounts.includes(undefined) ? [] : lowest(offers, (offer) => amount(offer) ?? 0)
  const cells = offers.map(({ code }, index): CompareCell => {
    const cents = amounts[index]
    if (cents === undefined) return { text: compareCopy.unknown, isLowest: false, tone: 'quiet' }
    if (cents === 0) return { text: compareCopy.none, isLowest: false, tone: 'quiet' }
    return { text: format(cents), isLowest: least.includes(code) }
  })
  return textRow(id, label, cells)
}

function textRow(id: string, label: string, cells: readonly CompareCell[]): CompareRow {
  return { id, label, cells, differs: cells.some(({ text }) => text !== cells[0]?.text) }
}

/** Returns the labels of rows that are equal in all offers: one for a cover whose terms are all equal. */
export function alikeLabels(groups: readonly CompareGroup[]): readonly string[] {
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ differs }) => differs).map(({ cover }) => cover)
  const labels = rows
    .filter(({ differs }) => !differs)
    .map(({ label, cover }) => (cover === undefined || differing.includes(cover) ? label : cover))
  return [...new Set(labels)]
}
