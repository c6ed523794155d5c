import { lazyPart } from '#common/lazy-part/lazyPart.ts'

/** What comes after the form of a page, and after its first view. */
export const ConfirmForm = lazyPart(async () => (await import('./ConfirmForm.tsx')).ConfirmForm)

export const GoogleSignIn = lazyPart(async () => (await import('../google/GoogleSignIn.tsx')).GoogleSignIn)
