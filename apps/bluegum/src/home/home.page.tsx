import type { HomePage } from '@coverkit/brand'
import { homeStructuredData } from '@coverkit/site/home'
import { copy } from './copy.ts'
import { Home } from './Home.tsx'

export const page: HomePage = {
  path: '/',
  title: () => copy.title,
  description: () => copy.description,
  indexed: true,
  structuredData: (brand) => homeStructuredData(brand, copy.questions),
  Page: Home,
}
