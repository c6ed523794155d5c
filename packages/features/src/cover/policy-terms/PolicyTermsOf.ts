import type { CoverKind } from '@coverkit/core'
import type { PolicyCover } from '@coverkit/core/policies'

/** The terms of one cover of a policy beside its sum, in a few words each. */
export type PolicyTermsOf<Kind extends CoverKind> = (
  cover: Extract<PolicyCover, { readonly kind: Kind }>,
) => readonly string[]
