import { applyAllRules, type Change, type ClientQuote, type RuleResult } from '@coverkit/core'
import type { Announcement, QuoteAnswers } from '../answers/quoteAnswers.ts'
import { differences } from '../answers/quoteLeaves.ts'
import { causeOf } from './causes.ts'
import { remedyFor } from './remedies.ts'

export interface RuleContext {
  /** The id of the step whose submission runs the rule. */
  readonly step?: string
  /** The amount in dollars that was typed, for words about its rounding. */
  readonly requested?: number | null
  /** Also announces what the rule was asked for, as when a button of ours changes the quote. */
  readonly announceChosen?: boolean
}

/** Runs a cover rule on the quote. Its automatic changes are announced; a quote left without covers starts from the first step. */
export function applyToQuote(
  answers: QuoteAnswers,
  rule: (quote: ClientQuote) => RuleResult,
  { step = 'get-quote', requested = null, announceChosen = false }: RuleContext = {},
): QuoteAnswers {
  const before = answers.quote
  const { quote, changes } = rule(before)
  if (differences(before, quote).length === 0) return answers
  const announcedChanges = changes.filter(({ reason }) => announceChosen || reason !== 'chosen')
  const announced = groups(announcedChanges, step).map((group, index): Announcement => {
    const [first] = group
    const undoable = remedyFor(first.reason) === 'undo'
    return {
      id: String(nextId(answers) + index),
      step,
      changes: group,
      asked: requested,
      cause: undoable ? null : causeOf(first, step),
      undo: undoable ? { before, after: quote } : null,
      state: 'told',
    }
  })
  const emptied = before.covers.selectedCovers.length > 0 && quote.covers.selectedCovers.length === 0
  return {
    ...answers,
    quote,
    entry: emptied ? 'direct' : answers.entry,
    announced: [...answers.announced, ...announced],
    selected: null,
  }
}

/** The rules of age, occupation and owners for these answers. */
export const limitsOf = ({ limits }: QuoteAnswers) => limits ?? applyAllRules

type Group = readonly [Change, ...Change[]]

/** Groups changes that are undone together, or have the same cause, into one announcement each. */
function groups(changes: readonly Change[], step: string): readonly Group[] {
  const byKey = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const remedy = remedyFor(change.reason)
    const key = remedy === 'undo' ? remedy : `${remedy} ${change.reason} ${causeOf(change, step)?.field}`
    const group = byKey.get(key)
    if (group) group.push(change)
    else byKey.set(key, [change])
  }
  return [...byKey.values()]
}

function nextId({ announced }: QuoteAnswers): number {
  return 1 + Math.max(0, ...announced.map(({ id }) => Number(id)))
}
