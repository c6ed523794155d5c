import type { CoverKind } from '@coverkit/core'
import { COVER_EXPLANATIONS } from '@coverkit/features/cover/explanations'

/** A home page's own words for each cover, in the page's order. */
export type CoverWordsOfHome = Readonly<Record<CoverKind, { readonly name: string; readonly text: string }>>

/** A cover as a home page lists it. */
export interface HomeCover {
  readonly kind: CoverKind
  readonly name: string
  readonly text: string
  /** Its part of the page about the types of cover. */
  readonly href: string
}

/** Lists the covers in the order of a home page's words. */
export function homeCovers(words: CoverWordsOfHome): readonly HomeCover[] {
  return (Object.keys(words) as CoverKind[]).map((kind) => ({
    kind,
    ...words[kind],
    href: `/client-quote/types#${COVER_EXPLANATIONS[kind].id}`,
  }))
}
