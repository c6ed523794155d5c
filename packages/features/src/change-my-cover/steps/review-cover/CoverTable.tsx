import type { ChangeId } from '@coverkit/core/change-cover'
import { stepPath } from '@coverkit/flow'
import { useChangeStep } from '@coverkit/flow/react'
import { Button, Icon, Inline, Link, Stack, Table, Text, UndoIcon, VisuallyHidden } from '@coverkit/ui'
import { changeFlow } from '../../flow.ts'
import type { ChangeDraft } from '../../state.ts'
import { reviewCopy as copy } from './copy.ts'
import type { ReviewRow } from './reviewRows.ts'

interface CoverTableProps {
  readonly draft: ChangeDraft
  readonly rows: readonly ReviewRow[]
  readonly onUndo: (id: ChangeId) => void
}

const { columns } = copy

/** The policy as it is and as it would be, with the way back from each change and to where it was made. */
export function CoverTable({ draft, rows, onUndo }: CoverTableProps) {
  const open = useChangeStep(changeFlow, draft)
  return (
    <Table
      caption={copy.table}
      captionHidden
      columns={[
        { key: 'item', header: columns.item, rowHeader: true },
        { key: 'now', header: columns.now, align: 'end' },
        { key: 'change', header: columns.change },
        { key: 'after', header: columns.after, align: 'end' },
        { key: 'difference', header: columns.difference, align: 'end', unbroken: true },
      ]}
      rows={rows.map(({ id, key, item, now, change, after, difference, step }) => ({
        id: key,
        cells: {
          item,
          now,
          change: (
            <Stack gap={4}>
              <Text as="span" weight={id === null ? undefined : 'medium'}>
                {change}
              </Text>
              <Inline gap={12}>
                <Link
                  href={stepPath(changeFlow, step)}
                  onClick={(event) => {
                    event.preventDefault()
                    open({ step })
                  }}
                >
                  {copy.change}
                  <VisuallyHidden>: {item}</VisuallyHidden>
                </Link>
                {id !== null && (
                  <Button variant="quiet" onClick={() => onUndo(id)}>
                    <Icon of={UndoIcon} size="small" />
                    {copy.undo}
                    <VisuallyHidden>: {item}</VisuallyHidden>
                  </Button>
                )}
              </Inline>
            </Stack>
          ),
          after,
          difference,
        },
      }))}
    />
  )
}
