import type { PolicyChange } from '@coverkit/api-client'
import { CircleCheckIcon, Disclosure, HourglassIcon, Stack, stagesAt, Table } from '@coverkit/ui'
import { today } from '#fields/controls'
import { ChangeDocument } from '#policies'
import { ProgressCard } from '../progress/ProgressCard.tsx'
import { changeView } from './changeView.ts'
import { changesCopy as copy } from './copy.ts'

const columns = [
  { key: 'item', header: copy.columns.item, rowHeader: true },
  { key: 'from', header: copy.columns.from, align: 'end' },
  { key: 'to', header: copy.columns.to, align: 'end' },
] as const

/** One change of cover: of which policy, how far it is, and what was asked for. */
export function ChangeItem({ change }: { readonly change: PolicyChange }) {
  const { title, detail, status, isDone, text, rows } = changeView(change, today())
  return (
    <ProgressCard
      id={`change-${change.reference}`}
      title={title}
      detail={detail}
      badge={
        isDone
          ? { tone: 'success', icon: CircleCheckIcon, children: status }
          : { tone: 'info', icon: HourglassIcon, children: status }
      }
      stages={isDone ? null : stagesAt(copy.stages, 'insurer')}
      line={text}
    >
      <Disclosure summary={copy.table}>
        <Stack gap={16}>
          <Table
            caption={copy.table}
            captionHidden
            columns={columns}
            rows={rows.map(({ id, ...cells }) => ({ id, cells }))}
          />
          <ChangeDocument id={change.id} reference={change.reference} />
        </Stack>
      </Disclosure>
    </ProgressCard>
  )
}
