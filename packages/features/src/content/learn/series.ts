/// <reference types="vite/client" />
import { frontMatter } from '../reading/frontMatter.ts'
import { readFolder } from '../reading/readMarkdown.ts'
import type { Series } from '../reading/Series.ts'
import { learnCopy } from './copy.ts'

const lifeInsurance = import.meta.glob<string>('./life-insurance/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const premiums = import.meta.glob<string>('./premiums/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const processes = import.meta.glob<string>('./processes/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The three series to learn from. */
export const learnSeries: readonly Series[] = [
  {
    ...learnCopy.series.lifeInsurance,
    base: '/learn-about-life-insurance',
    entries: readFolder(lifeInsurance, frontMatter),
  },
  {
    ...learnCopy.series.premiums,
    base: '/learn-about-life-insurance-premiums',
    entries: readFolder(premiums, frontMatter),
  },
  {
    ...learnCopy.series.processes,
    base: '/learn-about-life-insurance-processes',
    entries: readFolder(processes, frontMatter),
  },
]
