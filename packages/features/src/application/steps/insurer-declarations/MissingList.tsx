import { Alert } from '@coverkit/ui'
import type { Ref } from 'react'
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

/** The steps on which something is to be answered first. */
export function MissingList({ missing, onOpen, ref }: MissingListProps) {
  if (missing.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-label={copy.title} className={styles.missing}>
      <Alert severity="warn" title={copy.title}>
        <p>{copy.text}</p>
        <ul>
          {missing.map((one) => (
            <li key={one.step}>
              <ChangeLink step={one.step} onOpen={onOpen}>
                {missingWords(one)}
              </ChangeLink>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
