import { lazyPart } from '#common/lazy-part/lazyPart.ts'

/** Loaded once the page is there: what contradicts it comes from another tab. */
export const ChangedElsewhere = lazyPart(
  async () => (await import('./ChangedElsewhere.tsx')).ChangedElsewhere,
)
