import { COVER_KINDS } from '@coverkit/core'
import { Table, Text } from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { reviewCopy } from './copy.ts'
import type { FactsRow } from './factsTable.ts'
import * as styles from './review.css.ts'

const { facts: copy } = reviewCopy

/** Policies in rows, covers in columns, with what they come to beside the estimate. */
export function FactsTable({ rows }: { readonly rows: readonly FactsRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption={copy.caption}
        captionHidden
        columns={[
          { key: 'policy', header: copy.policy, rowHeader: true },
          ...COVER_KINDS.map((kind) => ({
            key: kind,
            header: COVER_WORDS[kind].short,
            align: 'end' as const,
          })),
          { key: 'premium', header: copy.premium, align: 'end' },
        ]}
        rows={rows.map(({ id, name, notes, cells, isTotal }) => ({
          id,
          strong: isTotal,
          cells: {
            ...cells,
            policy: (
              <>
                <Text as="span" weight="bold">
                  {name}
                </Text>
                {notes.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </>
            ),
          },
        }))}
      />
    </div>
  )
}
