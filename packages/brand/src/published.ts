/** That a person compared a page with its sources: the day, and who, as `Alex Nguyen, compliance manager`. */
export type ContentReview = { on: string; by: string }

/** The reviews of a brand’s pages, by the address of the page. */
export type BrandContent = { reviewed: Readonly<Record<string, ContentReview>> }

/** A brand, for the pages that its site may show. */
export type Publisher = {
  readonly content?: BrandContent | undefined
  readonly regNumbers?: { readonly afsl: string }
}

/** The licence number of a demonstration. */
const NO_LICENCE = '000000'

/** Articles, questions with their answers, and what leads to them: their facts are compared with sources. */
const WITH_SOURCES = /^\/(?:learn(?:-about-[a-z-]+)?|faq|life-insurance-applications-process)(?:\/|$)/

const LEARN = '/learn'

/** Returns the review of a page; undefined for a page without one. */
export const reviewOf = ({ content }: Publisher, path: string): ContentReview | undefined =>
  content?.reviewed[path]

/**
 * Whether a brand's site shows a page. A demonstration shows all; with a licence number, a page of facts needs a review, and
 * one that leads to such pages needs one of them.
 */
export function isPublished({ content, regNumbers }: Publisher, path: string): boolean {
  if ((regNumbers?.afsl ?? NO_LICENCE) === NO_LICENCE || !WITH_SOURCES.test(path)) return true
  const leadsTo = path === LEARN ? `${LEARN}-` : `${path}/`
  return Object.keys(content?.reviewed ?? {}).some((page) => page === path || page.startsWith(leadsTo))
}
