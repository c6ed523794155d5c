import type { Conflict } from '@coverkit/drafts'
import type { AnswerFormat } from '@coverkit/flow-draft'
import { conflictCopy } from './conflictCopy.ts'

/** One answer to choose, though it may be stored in several places: an occupation is a name and a number. */
export interface ConflictChoice {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly conflicts: readonly Conflict[]
}

/** Groups the conflicts by label, as choices. Those without a label are resolved with the first choice. */
export function conflictChoices(
  conflicts: readonly Conflict[],
  words: Pick<AnswerFormat, 'label' | 'value'>,
): readonly ConflictChoice[] {
  const byLabel = new Map<string, Conflict[]>()
  const silent: Conflict[] = []
  for (const conflict of conflicts) {
    const label = conflict.path.length === 0 ? conflictCopy.everything : words.label(conflict.path)
    if (label === null) silent.push(conflict)
    else byLabel.set(label, [...(byLabel.get(label) ?? []), conflict])
  }
  if (byLabel.size === 0 && silent.length > 0) byLabel.set(conflictCopy.everything, [])
  return [...byLabel].map(([label, group], index) => ({
    label,
    ...valuesOf(group, words),
    conflicts: index === 0 ? [...group, ...silent] : group,
  }))
}

function valuesOf(group: readonly Conflict[], words: Pick<AnswerFormat, 'value'>) {
  const isSaid = ({ path, mine, theirs }: Conflict) =>
    path.length > 0 && [mine, theirs].some((value) => words.value(path, value) !== '')
  const described = group.find(isSaid)
  if (!described) return { mine: conflictCopy.asLast, theirs: conflictCopy.asBefore }
  return {
    mine: words.value(described.path, described.mine),
    theirs: words.value(described.path, described.theirs),
  }
}
