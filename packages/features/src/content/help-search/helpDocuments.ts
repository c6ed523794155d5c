import { type BrandData, isAddressOffered } from '@coverkit/brand'
import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { answerText, questionsOf } from '../faq/questionsOf.ts'
import { faqSeries } from '../faq/series.ts'
import { learnSeries } from '../learn/series.ts'
import { addressOf, entriesOf } from '../reading/Series.ts'
import { fillSlots } from '../reading/slots.ts'
import { helpSearchCopy as copy } from './copy.ts'
import { searchTerms } from './searchTerms.ts'

/** Something that search finds: a question with its answer, or a page. Its id is its address. */
export interface HelpDocument {
  readonly id: string
  readonly title: string
  /** Where it belongs, as results show it. */
  readonly section: string
  readonly text: string
  /** Search terms that its own text lacks. */
  readonly words: string
}

const isHeading = ({ type }: RootContent) => type === 'heading'

function questions(brand: BrandData): Omit<HelpDocument, 'words'>[] {
  return entriesOf(faqSeries, brand).flatMap((entry) =>
    questionsOf(entry, brand).map((question) => ({
      id: `${addressOf(faqSeries, entry)}#${question.id}`,
      title: question.question,
      section: entry.meta.title,
      text: answerText(question),
    })),
  )
}

/** A page by its description and its headings: its whole text would be most of the index. */
function articles(brand: BrandData): Omit<HelpDocument, 'words'>[] {
  return learnSeries.flatMap((series) =>
    entriesOf(series, brand).map((entry) => ({
      id: addressOf(series, entry),
      title: entry.meta.title,
      section: series.name,
      text: [
        entry.meta.description,
        ...entry
          .bodyOf(brand)
          .children.filter(isHeading)
          .map((node) => textOf(node)),
      ].join(' '),
    })),
  )
}

/** All that the search of the help page finds, in the brand's words. */
export function helpDocuments(brand: BrandData): readonly HelpDocument[] {
  const filled = ({ id, title, section, text }: Omit<HelpDocument, 'words'>) => ({
    id,
    words: searchTerms[id] ?? searchTerms[id.split('#')[1] ?? ''] ?? '',
    title: fillSlots(title, brand),
    section: fillSlots(section, brand),
    text: fillSlots(text, brand),
  })
  const pages = copy.pages.filter(({ id }) => isAddressOffered(brand, id))
  return [...questions(brand), ...articles(brand), ...pages].map(filled)
}
