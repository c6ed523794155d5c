import { Button, Icon, UndoIcon } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { questionnaireCopy } from './copy.ts'
import * as styles from './questionnaire.css.ts'

interface RemovedNoticeProps {
  readonly title: string
  readonly onUndo: () => void
}

/** Says what was removed, takes the focus, and brings it back on request. Its key is what was removed. */
export function RemovedNotice({ title, onUndo }: RemovedNoticeProps) {
  const { removed, undo } = questionnaireCopy.rows
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.removed}>
      <span>{removed(title)}</span>
      <Button variant="quiet" onClick={onUndo}>
        <Icon of={UndoIcon} size="small" /> <span>{undo}</span>
      </Button>
    </div>
  )
}
