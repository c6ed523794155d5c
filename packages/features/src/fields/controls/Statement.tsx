import { Checkbox } from '@coverkit/ui'
import type { ReactNode } from 'react'

interface StatementProps {
  readonly name: string
  readonly label: string
  readonly note?: ReactNode
  /** It speaks of what is not on the page. */
  readonly isDisabled?: boolean
  readonly optional?: boolean
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** A statement that the visitor accepts by a tick, bound to a field of the step. */
export function Statement({ value, onChange, isDisabled, ...props }: StatementProps) {
  return (
    <Checkbox
      {...props}
      disabled={isDisabled}
      checked={value === 'yes'}
      onChange={(isTicked) => onChange(isTicked ? 'yes' : '')}
    />
  )
}
