import type { BrandData, StaticPage } from '@coverkit/brand'
import { readingCopy } from '../reading/copy.ts'
import { EntryView } from '../reading/MarkdownView.tsx'
import { ReadingPage } from '../reading/ReadingPage.tsx'
import type { Entry } from '../reading/readMarkdown.ts'
import { addressOf, type Series, seriesRedirects } from '../reading/Series.ts'
import { Pager, SeriesNav } from '../reading/SeriesNav.tsx'
import { fillSlots } from '../reading/slots.ts'
import { articleData, breadcrumbData } from '../reading/structuredData.ts'
import { learnCopy } from './copy.ts'
import { learnSeries } from './series.ts'

const trailOf = (series: Series) => [
  { name: readingCopy.home, href: '/' },
  { name: learnCopy.name, href: '/learn' },
  { name: series.name, href: `/learn#${series.base.slice(1)}` },
]

function sectionPage(series: Series, entry: Entry): StaticPage {
  const path = addressOf(series, entry)
  const trail = trailOf(series)
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
      <ReadingPage
        entry={entry}
        path={path}
        trail={trail}
        nav={<SeriesNav series={series} current={entry} />}
        pager={<Pager series={series} current={entry} />}
      >
        <EntryView entry={entry} />
      </ReadingPage>
    ),
  }
}

/** One static page for every section of the three series. */
export const learnPages: readonly StaticPage[] = learnSeries.flatMap((series) =>
  series.entries.map((entry) => sectionPage(series, entry)),
)

export const learnRedirects = seriesRedirects(learnSeries)
