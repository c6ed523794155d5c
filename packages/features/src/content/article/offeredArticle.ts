import { chooseParts, isOffered, type Offering, offeredLinks } from '@coverkit/brand'
import type { Article, Block, Term } from './Article.ts'

/** The texts that a brand has words for. */
const textsOf = (texts: readonly string[], brand: Offering): readonly string[] =>
  texts.map((text) => chooseParts(text, brand)).filter((text) => text !== '')

const termsOf = (terms: readonly Term[], brand: Offering): readonly Term[] =>
  terms
    .filter(({ offer }) => offer === undefined || isOffered(brand, offer))
    .map(({ term, meaning }) => ({ term: chooseParts(term, brand), meaning: chooseParts(meaning, brand) }))
    .filter(({ term }) => term !== '')

/** A block in the words for a brand; none where nothing is left of it. */
function blocksOf(block: Block, brand: Offering): readonly Block[] {
  if (typeof block === 'string') return textsOf([block], brand)
  if ('list' in block) return [{ list: textsOf(block.list, brand) }]
  if ('steps' in block) return [{ steps: textsOf(block.steps, brand) }]
  if ('terms' in block) return [{ terms: termsOf(block.terms, brand) }]
  const links = offeredLinks(brand, block.links)
  return links.length === 0 ? [] : [{ links }]
}

/** An article in the words for what a brand offers. */
export const offeredArticle = (article: Article, brand: Offering): Article => ({
  ...article,
  lead: chooseParts(article.lead, brand),
  sections: article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => blocksOf(block, brand)),
  })),
})
