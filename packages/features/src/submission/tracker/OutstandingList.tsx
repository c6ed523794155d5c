import type { OutstandingItem } from '@coverkit/api-client'
import { CircleCheckIcon, Icon, InfoIcon, Stack, Text } from '@coverkit/ui'
import { trackerCopy as copy } from './copy.ts'
import * as styles from './tracker.css.ts'
import { type ItemView, itemViews } from './trackerView.ts'

const MARKS = {
  open: { icon: InfoIcon, style: styles.open },
  waiting: { icon: InfoIcon, style: styles.mark },
  done: { icon: CircleCheckIcon, style: styles.done },
} as const

interface OutstandingListProps {
  readonly items: readonly OutstandingItem[]
  /** The heading above. */
  readonly labelledBy: string
}

/** Lists the outstanding items, each with its state and the day it is due. */
export function OutstandingList({ items, labelledBy }: OutstandingListProps) {
  if (items.length === 0) return <Text>{copy.nothing}</Text>
  return (
    <ol aria-labelledby={labelledBy} className={styles.items}>
      {itemViews(items).map((view) => (
        <Item key={view.id} view={view} />
      ))}
    </ol>
  )
}

function Item({ view: { title, text, state, stateWords, due } }: { readonly view: ItemView }) {
  const mark = MARKS[state]
  return (
    <li className={styles.item}>
      <span className={mark.style}>
        <Icon of={mark.icon} />
      </span>
      <Stack gap={4}>
        <Text weight="medium">{title}</Text>
        {text !== null && <Text>{text}</Text>}
        <Text size={15} tone="soft">
          {[stateWords, due].filter(Boolean).join('. ')}
        </Text>
      </Stack>
    </li>
  )
}
