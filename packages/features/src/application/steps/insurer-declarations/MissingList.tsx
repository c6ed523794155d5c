import { Alert, BulletList } from '@coverkit/ui'
import type { Ref } from 'react'
import { questionnaireCopy } from '#underwriting/questionnaire-copy'
import type { ApplicationStepId } from '../../flow.ts'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { missingCopy as copy } from './copy.ts'
import * as styles from './declarations.css.ts'
import type { MissingStep } from './missing.ts'
import { missingWords } from './missingWords.ts'

interface MissingListProps {
  readonly missing: readonly MissingStep[]
  readonly onOpen: OpenStep
  readonly ref: Ref<HTMLElement>
}

interface MissingLink {
  readonly step: ApplicationStepId
  readonly page?: string
  readonly words: string
}

/** A questionnaire with open sections has a link to each. */
function linksOf(missing: MissingStep): readonly MissingLink[] {
  const { step, sections } = missing
  return (
    sections?.map(({ title, count, page }) => ({
      step,
      page,
      words: questionnaireCopy.reopened(count, title),
    })) ?? [{ step, words: missingWords(missing) }]
  )
}

/** The steps on which something is to be answered first. */
export function MissingList({ missing, onOpen, ref }: MissingListProps) {
  if (missing.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-label={copy.title} className={styles.notice}>
      <Alert severity="warn" title={copy.title}>
        <p>{copy.text}</p>
        <BulletList
          items={missing.flatMap(linksOf).map(({ step, page, words }) => (
            <ChangeLink key={words} step={step} page={page} onOpen={onOpen}>
              {words}
            </ChangeLink>
          ))}
        />
      </Alert>
    </section>
  )
}
