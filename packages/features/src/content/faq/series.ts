/// <reference types="vite/client" />
import { type QuestionsFrontMatter, questionsFrontMatter } from '../reading/frontMatter.ts'
import { readFolder } from '../reading/readMarkdown.ts'
import type { Series } from '../reading/Series.ts'
import { faqCopy } from './copy.ts'

const sections = import.meta.glob<string>('./sections/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Sections of questions: in each file a heading is a question, and what follows it the answer. */
export const faqSeries: Series<QuestionsFrontMatter> = {
  name: faqCopy.name,
  lead: faqCopy.lead,
  base: '/faq',
  entries: readFolder(sections, questionsFrontMatter),
}
