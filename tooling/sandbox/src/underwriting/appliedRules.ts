import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import {
  type Disclosed,
  holds,
  type Profile,
  type ProfileFact,
  type Resolved,
} from '@coverkit/core/questionnaire'
import { type SubmittedFacts, submittedFacts } from './submittedFacts.ts'
import type { Rule, RuleCondition, UnderwritingRules } from './UnderwritingRules.ts'

/** The rules that apply, and the number of evaluations of a rule. */
export interface AppliedRules {
  readonly rules: readonly Rule[]
  readonly tries: number
}

/** Returns the rules that apply to a submission, in their own order, each once for any number of rows. */
export function appliedRules(
  { rules }: Pick<UnderwritingRules, 'rules'>,
  profile: Profile,
  submission: readonly Disclosed[],
): AppliedRules {
  const facts = submittedFacts(profile, submission)
  let tries = 0
  const appliesIn = (rule: Rule, gate: string, row: string) => {
    tries += 1
    return holds(resolved(rule), profile, ({ id }) => facts.read(id, gate, row))
  }
  const applied = rules.filter(
    (rule) => rule.covers.some((cover) => profile.covers.includes(cover)) && applies(rule, facts, appliesIn),
  )
  return { rules: applied, tries }
}

function applies(
  rule: Rule,
  facts: SubmittedFacts,
  appliesIn: (rule: Rule, gate: string, row: string) => boolean,
): boolean {
  if (rule.gates === undefined) return appliesIn(rule, '', '')
  return rule.gates.some((gate) => facts.rowsOf(gate).some((row) => appliesIn(rule, gate, row)))
}

type SumFact = `sums.${CoverKind}`

const FACTS: Readonly<Record<Exclude<ProfileFact, SumFact>, true>> = {
  age: true,
  sex: true,
  smoker: true,
  covers: true,
  occupationClass: true,
  state: true,
  owners: true,
  holders: true,
}
const PROFILE_FACTS: readonly string[] = [...Object.keys(FACTS), ...COVER_KINDS.map((kind) => `sums.${kind}`)]

function isProfileFact(name: string): name is ProfileFact {
  return PROFILE_FACTS.includes(name)
}

const known = new WeakMap<Rule, Resolved>()

/** Resolves the condition for the questionnaire's interpreter, once for each rule. */
function resolved(rule: Rule): Resolved {
  const found = known.get(rule) ?? resolve(rule.when)
  known.set(rule, found)
  return found
}

function resolve(condition: RuleCondition): Resolved {
  if (condition.op === 'not') return { op: 'not', of: resolve(condition.of) }
  if ('of' in condition) return { op: condition.op, of: condition.of.map(resolve) }
  const { ref, ...test } = condition
  const fact = ref.replace(/^profile:/, '')
  return { ...test, source: ref !== fact && isProfileFact(fact) ? { fact } : { id: ref, inRow: false } }
}
