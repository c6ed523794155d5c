import {
  comparableValues,
  compileSection,
  type Definition,
  type Entry,
  type Question,
  type QuestionId,
} from '@coverkit/core/questionnaire'
import { DERIVED_FACTS, type DerivedFact } from './derivedFacts.ts'
import type { Rule, RuleCondition, RuleRef, UnderwritingRules } from './UnderwritingRules.ts'

/** Errors of a set of rules. */
type RuleFaultCode =
  | 'duplicate-id'
  | 'missing-words'
  /** A missing gate, or one without rows. */
  | 'no-gate'
  /** Reads an unknown reference. */
  | 'no-answer'
  /** Reads a text, or compares a value with an operator that it does not have. */
  | 'wrong-kind'
  | 'unknown-value'
  /** More answers could improve an outcome. */
  | 'not-monotone'
  /** A gate of the questionnaire without a rule, or one that is listed without effect and has a rule. */
  | 'gate-without-rule'
  | 'gate-with-rule'

/** The rule's id, or the gate's. */
export interface RuleFault {
  readonly where: string
  readonly code: RuleFaultCode
  readonly detail: string
}

type Leaf = Extract<RuleCondition, { readonly ref: RuleRef }>

/** Lists all errors of rules for a version of the questionnaire; empty if each can apply as intended. */
export function checkRules(rules: UnderwritingRules, definition: Definition): readonly RuleFault[] {
  const entries = new Map(definition.sections.flatMap((section) => [...compileSection(section).entries]))
  return [
    ...duplicates(rules.rules),
    ...rules.rules.flatMap((rule) => ruleFaults(rule, entries)),
    ...gateFaults(rules, entries),
  ]
}

function duplicates(rules: readonly Rule[]): readonly RuleFault[] {
  const ids = rules.map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return twice.map((where) => ({ where, code: 'duplicate-id', detail: '' }))
}

type Entries = ReadonlyMap<QuestionId, Entry>

function ruleFaults(rule: Rule, entries: Entries): readonly RuleFault[] {
  const { id: where, gates = [], reason, effect, when } = rule
  const words = effect.kind === 'exclusion' ? [reason, effect.words] : [reason]
  const fault = (code: RuleFaultCode, detail: string): RuleFault => ({ where, code, detail })
  return [
    ...words.filter((text) => text.trim() === '').map(() => fault('missing-words', '')),
    ...gates
      .filter((gate) => (entries.get(gate)?.row.length ?? 0) === 0)
      .map((gate) => fault('no-gate', gate)),
    ...leavesOf(when).flatMap(({ leaf, isNegated }) => {
      const found = leafFault(leaf, gates, entries) ?? monotoneFault(leaf, isNegated)
      return found === null ? [] : [fault(found, `${leaf.op} ${leaf.ref} ${leaf.value}`)]
    }),
  ]
}

function leavesOf(
  condition: RuleCondition,
  isNegated = false,
): readonly { readonly leaf: Leaf; readonly isNegated: boolean }[] {
  if (condition.op === 'not') return leavesOf(condition.of, !isNegated)
  if ('of' in condition) return condition.of.flatMap((part) => leavesOf(part, isNegated))
  return [{ leaf: condition, isNegated }]
}

function leafFault(leaf: Leaf, gates: readonly QuestionId[], entries: Entries): RuleFaultCode | null {
  const { op, ref, value } = leaf
  const isNumber = op === 'atLeast' || op === 'below'
  if (ref.startsWith('profile:')) return null
  if (ref.startsWith('derived:')) return isNumber && derivedNamed(ref) ? null : 'no-answer'
  const isMonths = ref.startsWith('months:')
  const questions = questionsOf(isMonths ? ref.slice('months:'.length) : ref, gates, entries)
  if (questions.length === 0) return 'no-answer'
  if (isMonths) {
    const areDates = questions.every(({ kind }) => kind === 'monthYear' || kind === 'date')
    return isNumber && areDates ? null : 'wrong-kind'
  }
  if (value === 'unsure' && op === 'is') {
    return questions.some(({ unsure }) => unsure) ? null : 'unknown-value'
  }
  const values = questions.map((question) => comparableValues(question, op))
  if (values.some((known) => known === null)) return 'wrong-kind'
  return isNumber || values.some((known) => known?.includes(String(value))) ? null : 'unknown-value'
}

/** Lists the questions that a reference may read; several if packs or gates share a name. */
function questionsOf(ref: string, gates: readonly QuestionId[], entries: Entries): readonly Question[] {
  const at = ref.indexOf(':')
  const [scope, name] = [ref.slice(0, at), ref.slice(at + 1)]
  const questions = (ids: readonly QuestionId[]) =>
    ids.flatMap((id) => {
      const entry = entries.get(id)
      return entry === undefined ? [] : [entry.question]
    })
  if (scope === 'answer') return questions([name]).filter(() => entries.get(name)?.level === 0)
  if (scope === 'row') return questions(gates.map((gate) => `${gate}.${name}`))
  return questions(
    gates.flatMap((gate) => {
      const chosen = entries.get(`${gate}.condition`)?.chosen ?? new Map<string, readonly Entry[]>()
      return [...chosen.keys()].map((value) => `${gate}.condition.${value}.${name}`)
    }),
  )
}

/** Refuses rules that apply because of a missing answer or a small total. */
function monotoneFault({ op, ref }: Leaf, isNegated: boolean): RuleFaultCode | null {
  if (ref.startsWith('profile:')) return null
  if (isNegated) return 'not-monotone'
  const derived = derivedNamed(ref)
  return op === 'below' && derived && DERIVED_FACTS[derived].isTotal ? 'not-monotone' : null
}

function derivedNamed(ref: string): DerivedFact | undefined {
  const name = ref.replace(/^derived:/, '')
  return ref !== name && isDerived(name) ? name : undefined
}

function isDerived(name: string): name is DerivedFact {
  return Object.hasOwn(DERIVED_FACTS, name)
}

function gateFaults({ rules, noEffect }: UnderwritingRules, entries: Entries): readonly RuleFault[] {
  const read = new Set(rules.flatMap(idsRead))
  const isRead = (gate: QuestionId) => [...read].some((id) => id === gate || id.startsWith(`${gate}.`))
  const gates = [...entries.values()].filter(({ question }) => question.kind === 'gate').map(({ id }) => id)
  return [
    ...noEffect.filter((gate) => !gates.includes(gate)).map((gate) => gateFault(gate, 'no-gate')),
    ...gates
      .filter((gate) => !isRead(gate) && !noEffect.includes(gate))
      .map((gate) => gateFault(gate, 'gate-without-rule')),
    ...noEffect.filter(isRead).map((gate) => gateFault(gate, 'gate-with-rule')),
  ]
}

const gateFault = (where: string, code: RuleFaultCode): RuleFault => ({ where, code, detail: '' })

function idsRead({ gates = [], when }: Rule): readonly QuestionId[] {
  const direct = leavesOf(when).flatMap(({ leaf: { ref } }) => {
    const derived = derivedNamed(ref)
    if (derived) return DERIVED_FACTS[derived].reads
    const parts = ref.split(':')
    const at = parts.indexOf('answer')
    return at === -1 ? [] : [parts.slice(at + 1).join(':')]
  })
  return [...gates, ...direct]
}
