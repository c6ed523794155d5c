import type { CoverKind } from './kinds.ts'

/** Returns the name of a cover's part of a quote. */
export function groupOf<Kind extends CoverKind>(kind: Kind): `${Kind}Cover` {
  return `${kind}Cover`
}
