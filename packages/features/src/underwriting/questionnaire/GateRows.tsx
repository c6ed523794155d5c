import type { Key, RowId } from '@coverkit/core/questionnaire'
import { Button, fieldId, Heading, Icon, PlusIcon, Text, TrashIcon } from '@coverkit/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { addRowTo, type RemovedInput, removeRowFrom, restoreRowTo } from './changeInput.ts'
import { questionnaireCopy } from './copy.ts'
import type { QuestionView, RowView } from './pageView.ts'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'
import * as styles from './questionnaire.css.ts'
import { RemovedNotice } from './RemovedNotice.tsx'

const copy = questionnaireCopy.rows

interface GateRowsProps {
  readonly gate: Key
  readonly rows: readonly RowView[]
  readonly most: number
  readonly form: QuestionnaireForm
  /** Draws the questions of a row. */
  readonly children: (questions: readonly QuestionView[]) => ReactNode
}

/** The rows that a yes opens: each a named group, with a way to add one and to remove one, which can be undone. */
export function GateRows({ gate, rows, most, form, children }: GateRowsProps) {
  const [removed, setRemoved] = useState<(RemovedInput & { readonly title: string }) | null>(null)
  const focusRow = useFocusOnRow(rows)

  function add(): void {
    const row = form.newRowId()
    setRemoved(null)
    focusRow(row)
    form.change((state) => addRowTo(state, gate, row))
  }

  function remove({ row }: RowView, title: string): void {
    const taken = removeRowFrom(form.state, gate, row).removed
    if (taken === null) return
    setRemoved({ ...taken, title })
    form.change((state) => removeRowFrom(state, gate, row).state)
  }

  function undo(): void {
    if (removed === null) return
    setRemoved(null)
    focusRow(removed.row.row)
    form.change((state) => restoreRowTo(state, removed))
  }

  return (
    <div className={styles.opened}>
      {rows.map((row) => {
        const title = row.title === '' ? copy.unnamed(row.number) : row.title
        return (
          <RowGroup key={row.row} title={title} onRemove={() => remove(row, title)}>
            {children(row.questions)}
          </RowGroup>
        )
      })}
      {removed && <RemovedNotice key={removed.row.row} title={removed.title} onUndo={undo} />}
      {rows.length < most ? (
        <div>
          <Button onClick={add}>
            <Icon of={PlusIcon} size="small" /> <span>{rows.length === 0 ? copy.addFirst : copy.add}</span>
          </Button>
        </div>
      ) : (
        <Text tone="soft">{copy.most(most)}</Text>
      )}
    </div>
  )
}

/** Moves the focus to the first field of a row once it is drawn. */
function useFocusOnRow(rows: readonly RowView[]): (row: RowId) => void {
  const wanted = useRef<RowId | null>(null)
  useEffect(() => {
    const first = rows.find(({ row }) => row === wanted.current)?.questions[0]
    if (first === undefined) return
    wanted.current = null
    document.getElementById(fieldId({ name: first.key }))?.focus()
  }, [rows])
  return (row) => {
    wanted.current = row
  }
}

interface RowGroupProps {
  readonly title: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

function RowGroup({ title, onRemove, children }: RowGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.row}>
      <div className={styles.rowHead}>
        <Heading level={3} size={20} id={id}>
          {title}
        </Heading>
        <Button variant="quiet" label={`${copy.remove} ${title}`} onClick={onRemove}>
          <Icon of={TrashIcon} size="small" /> {copy.remove}
        </Button>
      </div>
      {children}
    </section>
  )
}
