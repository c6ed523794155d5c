import { COVER_KINDS, type ComparisonClient } from '@coverkit/core'
import { type CoverTerms, quoteTerms, type Term, termsCopy } from '#cover/terms'
import { COVER_WORDS } from '#cover/words'

/** A term that differs between two comparisons, in words. */
export interface ChangedTerm {
  readonly id: string
  readonly label: string
  /** Null where only what it is now is known in words. */
  readonly from: string | null
  readonly to: string
}

/**
 * Lists the terms that differ between two priced requests, in the order of the flow. A request has only the id
 * of an occupation; `occupation` is the current name.
 */
export function changedTerms(
  before: ComparisonClient,
  after: ComparisonClient,
  occupation: string,
): ChangedTerm[] {
  const earlier = quoteTerms(before.needs)
  const later = quoteTerms(after.needs)
  const covers = COVER_KINDS.flatMap((kind) => {
    const from = earlier.find((cover) => cover.kind === kind)
    const to = later.find((cover) => cover.kind === kind)
    if (from && to)
      return differing(from.terms, to.terms, `${kind}-`, (label) => `${COVER_WORDS[kind].name}: ${label}`)
    if (from || to) return [{ id: kind, label: COVER_WORDS[kind].name, from: summary(from), to: summary(to) }]
    return []
  })
  const person = differing(personTerms(before), personTerms(after), 'person-', (label) => label)
  const label = termsCopy.person.occupation
  const job = { id: 'person-occupation', label, from: null, to: occupation }
  return [...covers, ...person, ...(before.occupationId === after.occupationId ? [] : [job])]
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
