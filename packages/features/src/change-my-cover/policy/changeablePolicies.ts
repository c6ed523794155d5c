import type { Policy } from '@coverkit/core/policies'

/** Returns the policies that can be changed: those that have not lapsed. */
export const changeablePolicies = (list: readonly Policy[]): readonly Policy[] =>
  list.filter(({ state }) => state !== 'lapsed')
