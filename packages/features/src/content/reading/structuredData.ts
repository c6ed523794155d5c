import { type BrandData, reviewOf } from '@coverkit/brand'
import type { Breadcrumb } from '@coverkit/ui'
import type { Entry } from './readMarkdown.ts'
import { fillSlots } from './slots.ts'

const SCHEMA = 'https://schema.org'

/** The way to a page; its last part is the page. */
export function breadcrumbData(brand: BrandData, trail: readonly Breadcrumb[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.link}${href}`,
    })),
  }
}

export function articleData(brand: BrandData, { meta }: Entry, path: string): object {
  const organization = {
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: brand.link,
  }
  const review = reviewOf(brand, path)
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: fillSlots(meta.title, brand),
    description: fillSlots(meta.description, brand),
    ...(review && { dateModified: review.on }),
    inLanguage: 'en-AU',
    mainEntityOfPage: `${brand.link}${path}`,
    author: organization,
    publisher: organization,
    image: `${brand.link}/social.png`,
  }
}

export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
