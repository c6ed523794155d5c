import { Link, Table, Text } from '@coverkit/ui'
import type { ReactElement, ReactNode } from 'react'
import { Article } from '../frame/Article.tsx'
import { type PeerRow, peers } from '../peers.ts'
import { placeAddress } from './storyAddress.ts'

type Column = 'component' | 'braid' | 'govuk' | 'coverkit'

const COLUMNS = [
  { key: 'component', header: 'Component', rowHeader: true },
  { key: 'braid', header: 'Braid' },
  { key: 'govuk', header: 'GOV.UK' },
  { key: 'coverkit', header: 'Coverkit' },
] as const

const names = (all: readonly string[]) => (all.length > 0 ? all.join(', ') : '–')

const ours = ({ coverkit, note }: PeerRow): ReactNode => (
  <div>
    {coverkit.map((name, index) => (
      <span key={name}>
        {index > 0 && ', '}
        <Link href={placeAddress(`components-${name.toLowerCase()}--docs`)} target="_top">
          {name}
        </Link>
      </span>
    ))}
    {note !== undefined && (
      <Text size={15} tone="soft">
        {note.replaceAll('`', '')}
      </Text>
    )}
  </div>
)

/** Every component of two well-known kits with its counterpart here, or the reason why there is none. */
export function PeersPage(): ReactElement {
  const rows = peers.map((row) => ({
    id: row.component,
    cells: {
      component: row.component,
      braid: names(row.braid),
      govuk: names(row.govuk),
      coverkit: ours(row),
    } satisfies Record<Column, ReactNode>,
  }))
  return (
    <Article
      title="Beside Braid and GOV.UK"
      lead="Every component of two well-known kits, with the one that stands for it here, or the reason why there is none."
    >
      <Table caption="Components of three kits" captionHidden columns={COLUMNS} rows={rows} />
    </Article>
  )
}
