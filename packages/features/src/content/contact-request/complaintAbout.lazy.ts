import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** Loaded for a complaint alone: it names the insurers. */
export const ComplaintAbout = lazyComponent(() => import('./ComplaintAbout.tsx'), 'ComplaintAbout')
