import { COVER_KINDS, type Driver } from '@coverkit/core'

const SHOWN = 3

/** The assumptions whose next step up moves a need most. */
export function strongest(drivers: readonly Driver[]): readonly Driver[] {
  return drivers
    .filter((driver) => strengthOf(driver) > 0)
    .sort((one, other) => strengthOf(other) - strengthOf(one))
    .slice(0, SHOWN)
}

function strengthOf({ up }: Driver): number {
  return Math.max(...COVER_KINDS.map((kind) => Math.abs(up.effect[kind])))
}
