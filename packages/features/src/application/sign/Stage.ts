import type { SignaturePage, Signed } from '@coverkit/api-client'
import type { SignedPage } from './SignedPage.ts'

/** The action that a code allows. */
export type Purpose = 'sign' | 'receipt' | 'identity'

/** The visitor's progress after opening a link to sign. */
export type Stage =
  /** The link alone: no code was asked for yet. */
  | { readonly at: 'ask' }
  /** `email` is masked, here and below. */
  | { readonly at: 'code'; readonly email: string; readonly purpose: Purpose }
  | { readonly at: 'sign'; readonly page: SignedPage }
  | { readonly at: 'done'; readonly page: SignedPage; readonly signed: Signed }
  /** They have signed before, and the code was for their receipt. */
  | { readonly at: 'receipt'; readonly page: SignaturePage }
  /** They have signed, now or before, and their identity is checked. */
  | { readonly at: 'identity'; readonly page: SignedPage }
  | { readonly at: 'renewed'; readonly email: string }
  /** `transfer-signed` is a transfer that was signed before, which has no receipt. */
  | { readonly at: 'expired' | 'signed' | 'transfer-signed' | 'unknown' }
