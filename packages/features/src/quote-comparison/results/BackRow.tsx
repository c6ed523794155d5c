import { ChevronLeftIcon, Icon, Link } from '@coverkit/ui'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import type { Comparison } from '../useComparison.ts'
import * as styles from './backRow.css.ts'

interface BackRowProps {
  readonly draft: Comparison['draft']
  /** Where the link leads, and what it says; without it the answers alone are in the row. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

/** The way back, and where the answers are saved, above the heading. */
export function BackRow({ draft, link }: BackRowProps) {
  return (
    <div className={styles.row}>
      {link && (
        <Link variant="standalone" href={link.href}>
          <Icon of={ChevronLeftIcon} size="small" />
          <span>{link.text}</span>
        </Link>
      )}
      <div className={styles.saved}>
        <DraftSaveStatus draft={draft} />
      </div>
    </div>
  )
}
