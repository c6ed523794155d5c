import type { BrandData, StaticPage } from '@coverkit/brand'
import { readingCopy } from './copy.ts'
import { frontMatter } from './frontMatter.ts'
import { EntryView } from './MarkdownView.tsx'
import { ReadingPage } from './ReadingPage.tsx'
import { readMarkdown } from './readMarkdown.ts'
import { fillSlots } from './slots.ts'
import { articleData, breadcrumbData } from './structuredData.ts'

/** A page of words that belongs to no series. Its address is the name of its file. */
export function singlePage(file: string, text: string): StaticPage {
  const entry = readMarkdown(file, text, frontMatter)
  const path = `/${entry.slug}`
  const trail = [{ name: readingCopy.home, href: '/' }]
  const title = (brand: BrandData) => fillSlots(entry.meta.title, brand)
  return {
    path,
    title: (brand) => `${title(brand)} | ${brand.name}`,
    description: (brand) => fillSlots(entry.meta.description, brand),
    indexed: true,
    offer: entry.meta.offer,
    structuredData: (brand) => [
      articleData(brand, entry, path),
      breadcrumbData(brand, [...trail, { name: title(brand), href: path }]),
    ],
    Page: () => (
      <ReadingPage entry={entry} path={path} trail={trail}>
        <EntryView entry={entry} />
      </ReadingPage>
    ),
  }
}
