import type { QuoteDraft } from './quoteDraft.ts'
import { resolveLinks } from './settleLinks.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** Runs steps on a quote, settling links after each; an unchanged quote comes back as the same object. */
export function runRule(quote: ClientQuote, ...steps: readonly ((draft: QuoteDraft) => void)[]): RuleResult {
  const draft: QuoteDraft = { quote, changes: new Map() }
  for (const step of steps) {
    step(draft)
    resolveLinks(draft)
  }
  const changes = [...draft.changes.values()]
  return { quote: changes.length === 0 ? quote : draft.quote, changes }
}
