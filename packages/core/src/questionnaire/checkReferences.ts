import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { STATES } from '../geography/states.ts'
import { GENDERS } from '../person/personalDetails.ts'
import { UNSURE } from './answerProblem.ts'
import type { QuestionId } from './answers.ts'
import { comparableValues } from './comparableValues.ts'
import { type CompiledSection, compileSection, type Entry } from './compile.ts'
import type { DefinitionFault, DefinitionFaultCode } from './definitionFault.ts'
import { type Leaf, leavesOf } from './testsIn.ts'
import type { ProfileFact, Question, Section } from './types.ts'

type Fault = readonly [DefinitionFaultCode, string]

/** Conditions that read what is not there, not yet asked, out of scope or never so answered. */
export function checkReferences(section: Section): readonly DefinitionFault[] {
  const compiled = compileSection(section)
  const order = new Map([...compiled.entries.keys()].map((id, index) => [id, index]))
  const seen = new Map<Question, Set<string>>()
  return [
    ...leavesOf(compiled.when).flatMap((leaf) => located(section.id, sectionFault(leaf))),
    ...compiled.pages.flatMap(({ page, when, entries }) => {
      const at = { level: 0, order: order.get(entries[0]?.id ?? '') ?? 0 }
      return leavesOf(when).flatMap((leaf) =>
        located(`${section.id}/${page.id}`, leafFault(leaf, at, compiled, order)),
      )
    }),
    ...[...compiled.entries.values()].flatMap((entry) => {
      const known = seen.get(entry.question) ?? new Set()
      seen.set(entry.question, known)
      const at = { level: entry.level, order: order.get(entry.id) ?? 0 }
      return leavesOf(entry.when).flatMap((leaf) => {
        const fault = leafFault(leaf, at, compiled, order)
        const code = fault?.[0] ?? ''
        if (known.has(code)) return []
        known.add(code)
        return located(entry.id, fault)
      })
    }),
  ]
}

function located(where: string, fault: Fault | null): readonly DefinitionFault[] {
  return fault === null ? [] : [{ code: fault[0], where, detail: fault[1] }]
}

function sectionFault(leaf: Leaf): Fault | null {
  return 'fact' in leaf.source ? factFault(leaf, leaf.source.fact) : ['ref-scope', leaf.source.id]
}

function leafFault(
  leaf: Leaf,
  at: { readonly level: number; readonly order: number },
  { entries }: CompiledSection,
  order: ReadonlyMap<QuestionId, number>,
): Fault | null {
  const { source } = leaf
  if ('fact' in source) return factFault(leaf, source.fact)
  const { id, inRow } = source
  if (/^(own|row):/.test(id)) return ['ref-scope', id]
  const target = entries.get(id)
  if (target === undefined) return ['ref-missing', id]
  if (target.level !== (inRow ? at.level : 0)) return ['ref-scope', id]
  if ((order.get(id) ?? 0) >= at.order) return ['ref-later', id]
  return targetFault(leaf, target)
}

function targetFault({ op, value }: Leaf, { id, question }: Entry): Fault | null {
  if (op === 'is' && value === UNSURE && question.unsure) return null
  const values = comparableValues(question, op)
  if (values === null) return ['ref-kind', `${op} ${id}`]
  return typeof value !== 'string' || values.includes(value) ? null : ['unknown-value', `${id} ${value}`]
}

const FACT_VALUES: Readonly<Partial<Record<ProfileFact, readonly string[]>>> = {
  sex: GENDERS,
  smoker: ['yes', 'no'],
  state: STATES,
  covers: COVER_KINDS,
  owners: OWNERS,
}
const LIST_FACTS: readonly ProfileFact[] = ['covers', 'owners']
const NUMBER_FACTS = /^(age|holders|sums\..+)$/

function factFault({ op, value }: Leaf, fact: ProfileFact): Fault | null {
  const isNumber = op === 'atLeast' || op === 'below'
  const fits = NUMBER_FACTS.test(fact) ? isNumber : !isNumber && LIST_FACTS.includes(fact) === (op === 'has')
  if (!fits) return ['ref-kind', `${op} ${fact}`]
  const values = FACT_VALUES[fact]
  return values === undefined || values.includes(String(value)) ? null : ['unknown-value', `${fact} ${value}`]
}
