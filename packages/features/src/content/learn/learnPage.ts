import type { StaticPage } from '@coverkit/brand'
import { readingCopy } from '../reading/copy.ts'
import { fillSlots } from '../reading/slots.ts'
import { breadcrumbData } from '../reading/structuredData.ts'
import { learnCopy as copy } from './copy.ts'
import { LearnPage } from './LearnPage.tsx'

export const learnPage: StaticPage = {
  path: '/learn',
  title: (brand) => `${copy.heading} | ${brand.name}`,
  description: (brand) => fillSlots(copy.lead, brand),
  indexed: true,
  structuredData: (brand) => [
    breadcrumbData(brand, [
      { name: readingCopy.home, href: '/' },
      { name: copy.name, href: '/learn' },
    ]),
  ],
  Page: LearnPage,
}
