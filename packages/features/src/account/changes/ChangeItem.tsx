import type { PolicyChange } from '@coverkit/api-client'
import { Card, Heading, Inline, Stack, Table, Text } from '@coverkit/ui'
import { ChangeDocument } from '#policies/change-document'
import { InsurerMark } from '#quote/insurer-mark'
import { changeView } from './changeView.ts'
import { changesCopy as copy } from './copy.ts'

const columns = [
  { key: 'item', header: copy.columns.item, rowHeader: true },
  { key: 'from', header: copy.columns.from, align: 'end' },
  { key: 'to', header: copy.columns.to, align: 'end' },
] as const

/** One change of cover: of which policy, how far it is, and what was asked for. */
export function ChangeItem({ change }: { readonly change: PolicyChange }) {
  const { title, requested, status, text, rows } = changeView(change)
  const headingId = `change-${change.reference}`
  return (
    <Card as="article" labelledBy={headingId}>
      <Stack gap={24}>
        <Inline gap={16}>
          <InsurerMark code={change.insurerCode} />
          <div>
            <Heading level={3} size={20} id={headingId} tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="soft">
              {copy.reference} <strong>{change.reference}</strong>. {requested}.
            </Text>
          </div>
        </Inline>
        <div>
          <Text size={20} weight="medium">
            {status}
          </Text>
          <Text measure>{text}</Text>
        </div>
        <Table
          caption={copy.table}
          columns={columns}
          rows={rows.map(({ id, ...cells }) => ({ id, cells }))}
        />
        <ChangeDocument id={change.id} reference={change.reference} />
      </Stack>
    </Card>
  )
}
