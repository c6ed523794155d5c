import type { ReactElement } from 'react'
import { Icon, type IconProps } from '../icon/Icon.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icons.ts'
import { differenceWords } from './difference.css.ts'

/** More and less have an arrow, which repeats the text; `other` is a value that is neither. */
export type Direction = 'more' | 'less' | 'other' | 'same'

/** How a figure compares with another, in words: `$200,000 less`, `No change`. */
export type Difference = { direction: Direction; text: string }

export const directionIcons: Readonly<Record<Direction, IconProps['of'] | undefined>> = {
  more: ArrowUpIcon,
  less: ArrowDownIcon,
  other: undefined,
  same: undefined,
}

/** A difference in words in one piece, with an arrow. */
export function DifferenceWords({ direction, text }: Difference): ReactElement {
  const icon = directionIcons[direction]
  return (
    <span className={differenceWords}>
      {icon && <Icon of={icon} size="small" />}
      <span>{text}</span>
    </span>
  )
}
