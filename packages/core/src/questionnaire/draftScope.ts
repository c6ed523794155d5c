import { COVER_KINDS } from '../covers/kinds.ts'
import type { DraftCondition, DraftScope, Fields, Test } from './drafts.ts'
import type { Condition, ProfileFact, Question, Ref } from './types.ts'

/** The scope of a pack's or a section's own names; `inline` are those below a gate, which come first. */
export function draftScope(
  root: 'own' | 'section',
  path = '',
  inline: readonly string[] = [],
  above: readonly { readonly path: string; readonly names: readonly string[] }[] = [],
): DraftScope {
  const layers = [{ path, names: inline }, ...above]
  const scoped = (name: string): Ref => {
    const [scope, rest] = splitRef(name)
    if (scope !== undefined) return refOf(scope, rest)
    const first = name.split('.')[0] ?? name
    const layer = layers.find(({ names }) => names.includes(first))
    return refOf(root, `${layer?.path ?? ''}${name}`)
  }
  const conditionOf = (draft: DraftCondition): Condition => {
    if (draft.op === 'not') return { op: 'not', of: conditionOf(draft.of) }
    if ('of' in draft) return { op: draft.op, of: draft.of.map(conditionOf) }
    return { ...draft, ref: scoped(draft.ref) }
  }
  return {
    resolve: (test: Test | undefined) => (test === undefined ? undefined : conditionOf(test.condition)),
    below: (id, names) => draftScope(root, `${path}${id}.`, names, layers),
  }
}

/** Questions of some drafts, in their order. */
export function questionsOf(fields: Fields, scope: DraftScope): readonly Question[] {
  return Object.entries(fields).map(([name, draft]) => draft.make(name, scope))
}

type Scope = 'section' | 'own' | 'row' | 'profile'

function splitRef(ref: string): readonly [Scope | undefined, string] {
  const [, scope, rest = ref] = /^(section|own|row|profile):(.*)$/.exec(ref) ?? []
  return [scopes.find((known) => known === scope), rest]
}

const scopes = ['section', 'own', 'row', 'profile'] as const

function refOf(scope: Scope, name: string): Ref {
  if (scope !== 'profile') return `${scope}:${name}`
  const fact = facts.find((known) => known === name)
  if (fact === undefined) throw new TypeError(`The profile has no ${name}`)
  return `profile:${fact}`
}

/** Facts of the profile that a condition may read. */
export const facts: readonly ProfileFact[] = [
  'age',
  'sex',
  'smoker',
  'covers',
  ...COVER_KINDS.map((kind) => `sums.${kind}` as const),
  'occupationClass',
  'state',
  'owners',
  'holders',
]
