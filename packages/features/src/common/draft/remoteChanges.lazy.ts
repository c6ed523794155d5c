import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** Loaded once the page is there: what contradicts it comes from another tab. */
export const RemoteChanges = lazyComponent(() => import('./RemoteChanges.tsx'), 'RemoteChanges')
