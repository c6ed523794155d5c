import type { TrackerStage } from './Tracker.tsx'

/** Stages by their names, in order; those before the current one are done, and with null all of them. */
export function stagesAt<Id extends string>(
  names: Readonly<Record<Id, string>>,
  current: Id | null,
): readonly TrackerStage[] {
  const ids = Object.keys(names) as Id[]
  const place = current === null ? ids.length : ids.indexOf(current)
  return ids.map((id, index) => ({ id, name: names[id], state: stateAt(index, place) }))
}

function stateAt(index: number, place: number): TrackerStage['state'] {
  if (index === place) return 'current'
  return index < place ? 'done' : 'todo'
}
