import type { Policy } from '@coverkit/core/policies'

/** The policies that can be changed: those that still cover somebody. */
export const changeablePolicies = (list: readonly Policy[]): readonly Policy[] =>
  list.filter(({ state }) => state !== 'lapsed')
