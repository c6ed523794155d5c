import { type BrandData, chooseParts } from '@coverkit/brand'
import type { QuestionsProps } from './Questions.tsx'

/** Structured data of a home page: who the broker is, and the questions answered there. */
export function homeStructuredData(brand: BrandData, questions: QuestionsProps['questions']): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': ['Organization', 'InsuranceAgency'],
      name: brand.name,
      legalName: brand.legalName,
      url: `${brand.link}/`,
      logo: `${brand.link}${brand.assets.logo}`,
      telephone: brand.phone,
      email: brand.email,
      areaServed: 'AU',
      address: brand.office.post,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: chooseParts(answer, brand) },
      })),
    },
  ]
}
