import type { BrandData, StaticPage } from '@coverkit/brand'
import { helpCopy } from '../help/copy.ts'
import { readingCopy } from '../reading/copy.ts'
import type { QuestionsFrontMatter } from '../reading/frontMatter.ts'
import { EntryView } from '../reading/MarkdownView.tsx'
import { ReadingPage } from '../reading/ReadingPage.tsx'
import type { Entry } from '../reading/readMarkdown.ts'
import { addressOf, seriesRedirects } from '../reading/Series.ts'
import { Pager, SeriesNav } from '../reading/SeriesNav.tsx'
import { fillSlots } from '../reading/slots.ts'
import { breadcrumbData, faqData } from '../reading/structuredData.ts'
import { faqCopy } from './copy.ts'
import { answerText, questionsOf } from './questionsOf.ts'
import { faqSeries } from './series.ts'

const trail = [
  { name: readingCopy.home, href: '/' },
  { name: helpCopy.name, href: '/get-help' },
]

function faqPage(entry: Entry<QuestionsFrontMatter>): StaticPage {
  const path = addressOf(faqSeries, entry)
  const title = (brand: BrandData) => fillSlots(entry.meta.title, brand)
  const requested = (brand: BrandData) =>
    questionsOf(entry, brand).map((question) => ({
      question: fillSlots(question.question, brand),
      answer: fillSlots(answerText(question), brand),
    }))
  return {
    path,
    title: (brand) => `${title(brand)}: ${faqCopy.name.toLowerCase()} | ${brand.name}`,
    description: (brand) => fillSlots(entry.meta.description, brand),
    indexed: true,
    offer: entry.meta.offer,
    structuredData: (brand) => [
      faqData(requested(brand)),
      breadcrumbData(brand, [...trail, { name: title(brand), href: path }]),
    ],
    Page: () => (
      <ReadingPage
        entry={entry}
        path={path}
        trail={trail}
        nav={<SeriesNav series={faqSeries} current={entry} />}
        pager={<Pager series={faqSeries} current={entry} />}
      >
        <EntryView entry={entry} />
      </ReadingPage>
    ),
  }
}

/** One static page for every section of questions. */
export const faqPages: readonly StaticPage[] = faqSeries.entries.map(faqPage)

export const faqRedirects = seriesRedirects([faqSeries])
