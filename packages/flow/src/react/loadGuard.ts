type Guard = typeof import('./activateStep.ts')

let guard: Guard | undefined

/** The loaded guard of addresses. */
export const loadedGuard = (): Guard | undefined => guard

/** Loads what judges addresses: beside the draft, without which it can judge none, and not with a flow's first view. */
export async function loadGuard(): Promise<Guard> {
  guard ??= await import('./activateStep.ts')
  return guard
}
