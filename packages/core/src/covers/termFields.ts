import type { Field, FieldBounds, FieldRules } from '../fields/Field.ts'
import { money, option } from '../fields/kinds.ts'
import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import * as read from '../fields/read.ts'
import type { CoveredQuote } from './groups.ts'
import { isSelected } from './isSelected.ts'
import type { CoverKind } from './kinds.ts'

/** The answers to the questions about covers are read beside these. */
export interface CoverContext {
  /** The covers as they stand: an amount that stands may stay, whatever new cover is limited to. */
  readonly standing: CoveredQuote
  /** Whether the monthly benefit was entered; one that the earnings propose may be above what they allow. */
  readonly isBenefitEntered: boolean
}

/** Stored whole dollars, which may be unanswered. */
export const dollars = read.nullable(read.number(0, HIGHEST_DOLLARS))

type Selection = Pick<CoveredQuote, 'covers'>

/** The condition under which a cover's questions are asked. */
export const whenSelected = (kind: CoverKind) => ({
  includedWhen: (quote: Selection) => isSelected(quote, kind),
})

interface TermRules<Option> extends FieldRules {
  /** The options that these answers leave. If one is left, a form sets it without asking. */
  readonly among?: (quote: never, context: never) => readonly Option[]
  /** The same, where a form asks even for a single one. */
  readonly offered?: (quote: never, context: never) => readonly Option[]
}

/** One of the options, which a stored quote has to have. */
export function term<const Option extends string, const Rules extends TermRules<Option>>(
  initially: NoInfer<Option>,
  options: readonly Option[],
  rules: Rules,
): Field<Option, Rules> {
  const among = rules.among as ((quote: unknown, context: unknown) => readonly Option[]) | undefined
  return { ...option(initially, options, rules), read: read.choice(options), ...(among && { among }) }
}

interface ListRules<Option> extends FieldRules {
  /** The options that these answers leave; a form drops every other one. */
  readonly offered?: (quote: never) => readonly Option[]
}

/** Any number of the options, in their order: a list that a stored quote has to have. */
export function listed<const Option extends string, const Rules extends ListRules<Option>>(
  options: readonly Option[],
  rules: Rules,
): Field<Option[], Rules> {
  const offered = rules.offered as ((quote: unknown) => readonly Option[]) | undefined
  return {
    empty: [],
    rules,
    read: read.choices(options),
    parse(input, givenBeside) {
      const ticked: readonly string[] = typeof input === 'string' ? [input] : input
      const left = offered?.(givenBeside()) ?? options
      return options.filter((option) => ticked.includes(option) && left.includes(option))
    },
    show: (value) => value,
  }
}

interface AmountRules extends FieldRules {
  /** The lowest and the highest amount. */
  readonly limits: (quote: never) => readonly [minimum: number, maximum: number]
  /** The rounding of the cover's rules. */
  readonly round: (quote: never) => (dollars: number) => number
  /** The amount that stands, which may stay. */
  readonly standing?: (quote: never, context: never) => number | null
}

/** An amount as it is entered, in whole dollars: within the limits once the rules of covers round it. Blank is null. */
export function amountOfCover<const Rules extends AmountRules>(
  rules: Rules,
): Field<number | null, Rules, 'min' | 'max'> {
  const limits = rules.limits as (quote: unknown) => readonly [number, number]
  const round = rules.round as (quote: unknown) => (dollars: number) => number
  const standing = rules.standing as ((quote: unknown, context: unknown) => number | null) | undefined
  return {
    ...money(rules),
    bounds: (quote) => boundsOf(limits(quote)),
    check(amount, quote, context) {
      if (amount !== null && amount > 0 && amount === standing?.(quote, context)) return null
      const [min, max] = limits(quote)
      const rounded = round(quote)(amount ?? 0)
      return rounded < min ? 'min' : rounded > max ? 'max' : null
    },
  }
}

/** Limits as a sentence names them. */
export const boundsOf = ([min, max]: readonly [minimum: number, maximum: number]): FieldBounds => ({
  min,
  max,
})
