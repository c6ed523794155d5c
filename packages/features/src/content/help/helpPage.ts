import type { StaticPage } from '@coverkit/brand'
import { readingCopy } from '../reading/copy.ts'
import { breadcrumbData } from '../reading/structuredData.ts'
import { helpCopy as copy } from './copy.ts'
import { GetHelpPage } from './GetHelpPage.tsx'

export const helpPage: StaticPage = {
  path: '/get-help',
  title: (brand) => `${copy.name} | ${brand.name}`,
  description: () => copy.description,
  indexed: true,
  structuredData: (brand) => [
    breadcrumbData(brand, [
      { name: readingCopy.home, href: '/' },
      { name: copy.name, href: '/get-help' },
    ]),
  ],
  Page: GetHelpPage,
}
