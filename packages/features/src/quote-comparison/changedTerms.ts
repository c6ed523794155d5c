import { COVER_KINDS, type ComparisonClient } from '@coverkit/core'
import { type CoverTerms, quoteTerms, type Term } from '../common/quote-terms/quoteTerms.ts'
import { coverNames, termsCopy } from '../common/quote-terms/termsCopy.ts'

/** A term that differs between two comparisons, in words. */
export interface ChangedTerm {
  readonly id: string
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What differs between what was priced before and what is priced now, in the order of the flow. */
export function changedTerms(before: ComparisonClient, after: ComparisonClient): ChangedTerm[] {
  const earlier = quoteTerms(before.needs)
  const later = quoteTerms(after.needs)
  const covers = COVER_KINDS.flatMap((kind) => {
    const from = earlier.find((cover) => cover.kind === kind)
    const to = later.find((cover) => cover.kind === kind)
    if (from && to)
      return differing(from.terms, to.terms, `${kind}-`, (label) => `${coverNames[kind]}: ${label}`)
    if (from || to) return [{ id: kind, label: coverNames[kind], from: summary(from), to: summary(to) }]
    return []
  })
  return [...covers, ...differing(personTerms(before), personTerms(after), 'person-', (label) => label)]
}

function summary(cover: CoverTerms | undefined): string {
  return cover?.terms[0]?.value ?? termsCopy.notIncluded
}

function differing(
  before: readonly Term[],
  after: readonly Term[],
  idPrefix: string,
  labelled: (label: string) => string,
): ChangedTerm[] {
  return after.flatMap(({ id, label, value }) => {
    const from = before.find((term) => term.id === id)?.value ?? termsCopy.notAnswered
    return from === value ? [] : [{ id: idPrefix + id, label: labelled(label), from, to: value }]
  })
}

function personTerms({ age, gender, smoker, state, needs }: ComparisonClient): Term[] {
  const { person, genders, premiumTypes, notAnswered, yes, no } = termsCopy
  const premiumType = needs.premiumType === null ? notAnswered : premiumTypes[needs.premiumType]
  return [
    { id: 'age', label: person.age, value: String(age) },
    { id: 'gender', label: person.gender, value: genders[gender] },
    { id: 'smoker', label: person.smoker, value: smoker ? yes : no },
    { id: 'state', label: person.state, value: state },
    { id: 'premiumType', label: person.premiumType, value: premiumType },
  ]
}
