import type { InsurerCode } from '@coverkit/core'
import { MARKS } from './marks/marks.ts'

function isKnown(code: string): code is InsurerCode {
  return Object.hasOwn(MARKS, code)
}

interface InsurerMarkProps {
  readonly code: string
  /** In pixels. */
  readonly size?: number
}

/** The mark of an insurer, a square. It is hidden from assistive technology: the name is next to it. */
export function InsurerMark({ code, size = 40 }: InsurerMarkProps) {
  const mark = isKnown(code) ? MARKS[code] : null
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill={mark?.ground ?? '#4a4a55'} />
      {mark?.drawing}
    </svg>
  )
}
