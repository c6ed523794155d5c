import type { BrandData } from '@coverkit/brand'

const SCHEMA = 'https://schema.org'
const HOME = 'Home'

interface DescribedPage {
  readonly path: string
  /** With the brand after its last bar. */
  readonly title: string
  readonly description: string
}

/** Returns a page's name without its brand: `About you` of `About you | Quote | Wattlebird`. */
const nameOf = (title: string) => title.split(' | ', 1)[0] ?? title

const typesOf = (data: object): readonly string[] =>
  '@type' in data ? [data['@type']].flat().map(String) : []

/** The structured data of an indexed page: its own, with that of the page and its breadcrumbs added if missing. */
export function pageData(
  brand: BrandData,
  page: DescribedPage,
  own: readonly object[] = [],
): readonly object[] {
  const types = own.flatMap(typesOf)
  const isDescribed = types.some((type) => ['Article', 'WebPage'].includes(type))
  const isHome = page.path === '/'
  const needsPage = isHome ? !isDescribed : !isDescribed && !types.includes('FAQPage')
  return [
    ...own,
    ...(needsPage ? [webPage(brand, page)] : []),
    ...(isHome || types.includes('BreadcrumbList') ? [] : [trail(brand, page)]),
  ]
}

const webPage = (brand: BrandData, { path, title, description }: DescribedPage): object => ({
  '@context': SCHEMA,
  '@type': 'WebPage',
  name: nameOf(title),
  description,
  url: `${brand.link}${path}`,
  inLanguage: 'en-AU',
  publisher: { '@type': 'Organization', name: brand.name, legalName: brand.legalName, url: brand.link },
})

const trail = (brand: BrandData, { path, title }: DescribedPage): object => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: HOME, item: `${brand.link}/` },
    { '@type': 'ListItem', position: 2, name: nameOf(title), item: `${brand.link}${path}` },
  ],
})
