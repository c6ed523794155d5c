import type { InsurerCode } from '@coverkit/core'
import type { ReactNode } from 'react'

interface Mark {
  readonly ground: string
  readonly drawing: ReactNode
}

const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.6, strokeLinecap: 'round' } as const

/** Drawn for invented insurers, each on a ground of its own; white on it has 4.5:1 or more. */
const marks: Readonly<Record<InsurerCode, Mark>> = {
  MLP: {
    ground: '#1f4e79',
    drawing: (
      <g {...line}>
        <circle cx="20" cy="20" r="10" />
        <path d="M20 10c-5 6-5 14 0 20M20 10c5 6 5 14 0 20M10 20h20" />
      </g>
    ),
  },
  NEO: {
    ground: '#6a2c70',
    drawing: (
      <g {...line}>
        <path d="M12 28V13l16 14V12" />
      </g>
    ),
  },
  MLC: {
    ground: '#3c5a2b',
    drawing: (
      <g {...line}>
        <path d="M20 30V19M20 24c-4-1-7-4-8-8M20 22c4-1 7-4 8-9M20 19c-1-3-1-6 0-9" />
      </g>
    ),
  },
  ACC: {
    ground: '#8a3b12',
    drawing: (
      <g {...line}>
        <circle cx="16" cy="20" r="7" />
        <circle cx="24" cy="20" r="7" />
      </g>
    ),
  },
  ZUR: {
    ground: '#14606b',
    drawing: (
      <g {...line} strokeLinejoin="round">
        <path d="M12 13h16L12 27h16" />
      </g>
    ),
  },
  ING: {
    ground: '#7a1f3d',
    drawing: (
      <g {...line} strokeLinejoin="round">
        <path d="M11 21l9-9 9 9M15 19v10h10V19" />
      </g>
    ),
  },
  AIG: {
    ground: '#3d3f8f',
    drawing: (
      <g {...line}>
        <path d="M13 29c0-9 5-15 15-18-1 9-5 14-13 15M13 29c2-5 5-8 9-11" />
      </g>
    ),
  },
}

function isKnown(code: string): code is InsurerCode {
  return Object.hasOwn(marks, code)
}

interface InsurerMarkProps {
  readonly code: string
  /** In pixels. */
  readonly size?: number
}

/** The mark of an insurer, a square. It is hidden from assistive technology: the name is next to it. */
export function InsurerMark({ code, size = 40 }: InsurerMarkProps) {
  const mark = isKnown(code) ? marks[code] : null
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill={mark?.ground ?? '#4a4a55'} />
      {mark?.drawing}
    </svg>
  )
}
