import { lazyPart } from '#common/lazy-part/lazyPart.ts'

/** Loaded once the page is there: what contradicts it comes from another tab. */
export const RemoteChanges = lazyPart(async () => (await import('./RemoteChanges.tsx')).RemoteChanges)
