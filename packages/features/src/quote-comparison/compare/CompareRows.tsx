import { Button, Checkbox, Icon, Link, PlusIcon, PrinterIcon, Text } from '@coverkit/ui'
import { useState } from 'react'
import { RESULT_PATH } from '#client-quote/flow'
import { lowerFirst } from '../lowerFirst.ts'
import { CompareTable } from './CompareTable.tsx'
import * as styles from './compare.css.ts'
import { alikeLabels, type Compared, compareGroups } from './compareRows.ts'
import { compareCopy } from './copy.ts'

interface CompareRowsProps {
  readonly compared: Compared
  /** Absent while the prices are too old to be chosen. */
  readonly onChoose: ((code: string) => void) | undefined
  readonly choosing: string | null
}

/** Everything that is compared, row by row: what differs, or all of it. */
export function CompareRows({ compared, ...choice }: CompareRowsProps) {
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  const { tools, same } = compareCopy
  const groups = compareGroups(compared)
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !onlyDiffering) }))
    .filter(({ rows }) => rows.length > 0)
  const alike = alikeLabels(groups)
  return (
    <div>
      <div className={styles.tools}>
        <Checkbox
          name="only-differing"
          label={tools.onlyDiffering}
          checked={onlyDiffering}
          onChange={setOnlyDiffering}
        />
        <div className={styles.toolLinks}>
          <Link variant="standalone" href={RESULT_PATH}>
            <Icon of={PlusIcon} size="small" /> <span>{tools.add}</span>
          </Link>
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon of={PrinterIcon} size="small" /> <span>{tools.print}</span>
          </Button>
        </div>
      </div>
      <CompareTable offers={compared.offers} groups={shown} {...choice} />
      {onlyDiffering && alike.length > 0 && (
        <div className={styles.alike}>
          <Text size={15} tone="soft">
            {same(compared.offers.length, alike.map(lowerFirst).join(', '))}
          </Text>
        </div>
      )}
    </div>
  )
}
