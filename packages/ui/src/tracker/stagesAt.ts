import type { TrackerStage } from './Tracker.tsx'

/** The name of a stage, or its names to come, under way and done: `Decision`, `Deciding`, `Decided`. */
export type StageName = string | Readonly<Record<'todo' | 'current' | 'done', string>>

/** The stages of a tracker in the order of their names: done before `current`, all done where it is null. */
export function stagesAt<Id extends string>(
  names: Readonly<Record<Id, StageName>>,
  current: Id | null,
): readonly TrackerStage[] {
  const ids = Object.keys(names) as Id[]
  const place = current === null ? ids.length : ids.indexOf(current)
  return ids.map((id, index) => {
    const [state, name] = [stateAt(index, place), names[id]]
    return { id, name: typeof name === 'string' ? name : name[state], state }
  })
}

function stateAt(index: number, place: number): 'todo' | 'current' | 'done' {
  if (index === place) return 'current'
  return index < place ? 'done' : 'todo'
}
