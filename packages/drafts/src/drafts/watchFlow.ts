import type { DraftState } from '../api/drafts.ts'
import type { MovableStore } from '../storage/movableStore.ts'
import { draftState } from './draftState.ts'
import type { ChangeListener } from './upkeep.ts'

/** Reports a flow's state now and after every change of it. Returns how to stop. */
export function watchFlow(
  store: MovableStore,
  owner: () => string,
  listeners: Set<ChangeListener>,
  flow: string,
  listener: (state: DraftState) => void,
): () => void {
  let latest = 0

  async function refresh(): Promise<void> {
    latest += 1
    const mine = latest
    const state = await draftState(store, owner(), flow)
    // A refresh that began later reads a newer state.
    if (mine === latest) listener(state)
  }

  const onChange: ChangeListener = (changed) => {
    if (changed === null || changed === flow) void refresh()
  }
  listeners.add(onChange)
  void refresh()
  return () => {
    latest += 1
    listeners.delete(onChange)
  }
}
