import type { CoverKind } from './kinds.ts'

/** Returns the name of a cover's part of a quote. */
export function groupOf<Kind extends CoverKind>(kind: Kind): `${Kind}Cover` {
  return `${kind}Cover`
}

/** Returns the cover that a part of a quote is about. */
export function kindOf<Kind extends CoverKind>(group: `${Kind}Cover`): Kind {
  return group.slice(0, -'Cover'.length) as Kind
}
