import type { HomePage } from '@coverkit/brand'
import { copy } from './copy.ts'
import { Home } from './Home.tsx'

export const page: HomePage = {
  path: '/',
  title: () => copy.title,
  description: () => copy.description,
  indexed: true,
  structuredData: (brand) => [
    {
      '@context': 'https://schema.org',
      '@type': 'InsuranceAgency',
      name: brand.name,
      legalName: brand.legalName,
      url: `${brand.link}/`,
      logo: `${brand.link}${brand.assets.logo}`,
      telephone: brand.phone,
      email: brand.email,
      areaServed: 'AU',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: copy.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  Page: Home,
}
