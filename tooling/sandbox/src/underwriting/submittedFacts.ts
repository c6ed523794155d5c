import {
  type Disclosed,
  type Key,
  keyAt,
  keyParts,
  type Profile,
  type QuestionId,
  type Value,
} from '@coverkit/core/questionnaire'
import { DERIVED_FACTS, type DerivedFact, type FactSource } from './derivedFacts.ts'

/** The facts of a submission that rules read. */
export interface SubmittedFacts {
  readonly profile: Profile
  /** Returns the paths of the rows of a gate. */
  readonly rowsOf: (gate: QuestionId) => readonly string[]
  /** Returns the value of a reference in a row of a gate; undefined without an answer. */
  readonly read: (ref: string, gate: QuestionId, row: string) => Value | undefined
}

/** Reads the facts of a submission. Disclosures of a genetic test are removed first. */
export function submittedFacts(profile: Profile, submission: readonly Disclosed[]): SubmittedFacts {
  const usable = submission.filter(({ genetic }) => genetic === undefined)
  const values = new Map<Key, Value>(usable.map(({ key, value }) => [key, value]))
  const rowsByGate = rowsIn(usable)
  const rowsOf = (gate: QuestionId) => [...(rowsByGate.get(gate) ?? [])]
  const derived = memoised({
    profile,
    answer: (id) => values.get(id),
    rows: (gate, names) =>
      rowsOf(gate).map((row) => names.map((name) => values.get(keyAt(`${gate}.${name}`, row)))),
  })

  const read: SubmittedFacts['read'] = (ref, gate, row) => {
    const [, scope, name = ''] = /^(\w+):(.*)$/.exec(ref) ?? []
    switch (scope) {
      case 'answer':
        return values.get(name)
      case 'row':
        return values.get(keyAt(`${gate}.${name}`, row))
      case 'chosen': {
        const condition = values.get(keyAt(`${gate}.condition`, row))
        return values.get(keyAt(`${gate}.condition.${String(condition)}.${name}`, row))
      }
      case 'months':
        return monthsBefore(read(name, gate, row), profile.today)
      default:
        return isDerived(name) ? derived(name) : undefined
    }
  }
  return { profile, rowsOf, read }
}

function isDerived(name: string): name is DerivedFact {
  return Object.hasOwn(DERIVED_FACTS, name)
}

function memoised(source: FactSource): (fact: DerivedFact) => number | undefined {
  const known = new Map<DerivedFact, number | undefined>()
  return (fact) => {
    if (!known.has(fact)) known.set(fact, DERIVED_FACTS[fact].value(source))
    return known.get(fact)
  }
}

/** Lists the rows of each gate. A gate's id is a section and a name, and keys below it begin with the id. */
function rowsIn(submission: readonly Disclosed[]): ReadonlyMap<QuestionId, ReadonlySet<string>> {
  const found = new Map<QuestionId, Set<string>>()
  for (const { key, id } of submission) {
    const { rows } = keyParts(key)
    if (rows === '') continue
    const gate = id.split('.').slice(0, 2).join('.')
    const paths = found.get(gate) ?? new Set()
    paths.add(rows)
    found.set(gate, paths)
  }
  return found
}

/** Returns whole months from `YYYY-MM` or a day to another day; undefined without a date. */
function monthsBefore(value: Value | undefined, today: string): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}/.test(value)) return undefined
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(today) - months(value)
}
