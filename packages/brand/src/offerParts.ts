import { isOffered, OFFER_NAMES, type Offering, type OfferName } from './offers.ts'

const NOT = 'not '
const [IF, ELSE, END] = ['{if ', '{else}', '{end}'] as const

interface Condition {
  readonly name: string
  readonly isWanted: boolean
}

/** Words with a condition, and those that follow them. */
interface Part {
  readonly conditions: readonly Condition[]
  readonly met: string
  readonly unmet: string
  readonly after: string
  readonly isClosed: boolean
}

const conditionsOf = (text: string): readonly Condition[] =>
  text.split(', ').map((part) => ({ name: part.replace(NOT, ''), isWanted: !part.startsWith(NOT) }))

function partOf(text: string): Part {
  const [inside = '', ...after] = text.split(END)
  const [condition = '', ...words] = inside.split('}')
  const [met = '', unmet = ''] = words.join('}').split(ELSE)
  return {
    conditions: conditionsOf(condition),
    met,
    unmet,
    after: after.join(END),
    isClosed: after.length === 1,
  }
}

const partsOf = (text: string): readonly Part[] => text.split(IF).slice(1).map(partOf)

const isOfferName = (name: string): name is OfferName => OFFER_NAMES.some((offer) => offer === name)

const isMet = ({ conditions }: Part, brand: Offering) =>
  conditions.every(({ name, isWanted }) => isOfferName(name) && isOffered(brand, name) === isWanted)

/** The conditions of a text that name no offer, or that don't end. */
export const wrongConditions = (text: string): readonly string[] =>
  partsOf(text).flatMap(({ conditions, isClosed }) =>
    conditions.flatMap(({ name }) => (isClosed && isOfferName(name) ? [] : [name])),
  )

/**
 * A text in the words for a brand. `{if claims}…{else}…{end}` holds words for brands that offer something, and for the others.
 * Several conditions are joined by commas, as in `{if claims, not transfers}`. No part stands inside another.
 */
export function chooseParts(text: string, brand: Offering): string {
  const [start = ''] = text.split(IF, 1)
  return (
    start +
    partsOf(text)
      .map((part) => (isMet(part, brand) ? part.met : part.unmet) + part.after)
      .join('')
  )
}

/** Brands with every switch on, with each one off, and with all off. */
export const OFFERINGS: readonly Offering[] = [
  {},
  ...OFFER_NAMES.map((name) => ({ offers: { [name]: false } })),
  { offers: Object.fromEntries(OFFER_NAMES.map((name) => [name, false])) },
]
