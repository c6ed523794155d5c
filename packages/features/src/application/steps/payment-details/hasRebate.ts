import type { ClientQuote } from '@coverkit/core'

/** Whether a rollover lowers the premium of some cover: only of one that is wholly inside super. */
export function hasRebate({
  covers: { selectedCovers },
  lifeCover,
  tpdCover,
  incomeProtectionCover,
}: ClientQuote): boolean {
  return (
    (selectedCovers.includes('life') && lifeCover.lifeOwner === 'S') ||
    (selectedCovers.includes('tpd') && tpdCover.tpdOwner === 'S') ||
    (selectedCovers.includes('incomeProtection') && incomeProtectionCover.incomeProtectionOwner === 'S')
  )
}
