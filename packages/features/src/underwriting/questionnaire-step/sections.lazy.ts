import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** Loaded after the questions, which stand without it. */
export const Sections = lazyComponent(() => import('./Sections.tsx'), 'Sections')
