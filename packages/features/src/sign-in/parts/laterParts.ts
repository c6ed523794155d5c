import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** Loaded after a page's form and first view. */
export const ConfirmForm = lazyComponent(() => import('./ConfirmForm.tsx'), 'ConfirmForm')

export const GoogleSignIn = lazyComponent(() => import('../google/GoogleSignIn.tsx'), 'GoogleSignIn')

export const KnownPerson = lazyComponent(() => import('./KnownPerson.tsx'), 'KnownPerson')
