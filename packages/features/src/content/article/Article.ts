import type { OfferName } from '@coverkit/brand'

/** `offer`: what it is about, where a brand may not offer it. */
export type Term = { term: string; meaning: string; offer?: OfferName | undefined }

/** A piece of a page of words. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly Term[] }
  | { links: readonly { label: string; href: string }[] }

export type ArticleSection = { id: string; heading: string; blocks: readonly Block[] }

/** A whole page of words, as data: brand values are filled in by its `copy.ts`. Its texts may have `{if claims}…{end}`. */
export type Article = {
  heading: string
  lead: string
  /** Under the lead, 16 by 9. */
  picture?: { address: string; alt: string } | null
  sections: readonly ArticleSection[]
  closing?: string
}
