import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** What comes after the form of a page, and after its first view. */
export const ConfirmForm = lazyComponent(() => import('./ConfirmForm.tsx'), 'ConfirmForm')

export const GoogleSignIn = lazyComponent(() => import('../google/GoogleSignIn.tsx'), 'GoogleSignIn')

export const KnownPerson = lazyComponent(() => import('./KnownPerson.tsx'), 'KnownPerson')
