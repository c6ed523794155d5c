import { Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { coverCopy } from './coverCopy.ts'

/** A hint that begins with the value of now, where there is one. */
export function withNow(now: string | null, hint?: ReactNode): ReactNode {
  if (now === null) return hint
  return (
    <span>
      <Text as="span" weight="medium">
        {coverCopy.now(now)}
      </Text>{' '}
      <span>{hint}</span>
    </span>
  )
}
