import { compareQuotes, loadRatingTables } from '../rating/index.ts'
import { comparisonMail } from '../subjects/comparisons/comparisonMail.ts'
import { calculationMail } from '../subjects/quotes/calculationMail.ts'
import { resumeCodeMail, resumeLinkMail } from '../subjects/resume/resumeMail.ts'
import { documentExample } from './documentExample.ts'
import type { SampleMail } from './SampleMail.ts'
import { CODE, LATER, NOW, SITE, TO } from './sampleContent.ts'

const GROUP = 'Calculator and quote'

/** Returns samples of the mails to a visitor before an application. */
export function quoteMails(): readonly SampleMail[] {
  const needs = documentExample('Needs')
  const answer = compareQuotes(loadRatingTables(), documentExample('ComparisonRequest'))
  const link = `${SITE}/comparison#sample`
  const comparison = { answer, frequency: 'monthly', link, pricedAt: NOW, expiresAt: LATER } as const
  const resume = resumeLinkMail(TO, `${SITE}/continue#sample`, LATER)
  return [
    { group: GROUP, name: 'Calculation', mail: calculationMail(TO, { needs }, NOW) },
    { group: GROUP, name: 'Comparison', mail: comparisonMail(TO, comparison) },
    { group: GROUP, name: 'Link to continue', mail: resume },
    { group: GROUP, name: 'Code to continue', mail: resumeCodeMail(TO, CODE) },
  ]
}
