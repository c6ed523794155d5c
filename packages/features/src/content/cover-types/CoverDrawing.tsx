import type { ReactNode } from 'react'
import { drawing } from './coverTypes.css.ts'

/** Line drawings in the colour of the text around them; the tint behind them is the same colour, thinned. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'life-cover': (
    <>
      <path d="M14 82c2-28 18-52 47-54 31-2 50 24 49 54" fill="currentColor" opacity=".08" stroke="none" />
      <path d="M30 57 61 31l32 26M37 52v30h49V51" />
      <path d="M55 82V65c0-4 3-6 7-6s7 2 7 6v17M76 36v-9h7v15" />
      <path d="M10 83c34-2 70-2 106 0" />
    </>
  ),
  'tpd-cover': (
    <>
      <path d="M16 84c-4-32 18-60 50-60 28 0 46 26 44 58" fill="currentColor" opacity=".08" stroke="none" />
      <circle cx="57" cy="65" r="19" />
      <path d="M52 31c1 9 2 18 2 27l22 1 9 18 8-2M54 45h17" />
      <circle cx="51" cy="24" r="6" />
      <path d="M12 85c34-2 68-2 102 0" />
    </>
  ),
  'critical-illness-cover': (
    <>
      <path d="M18 82C8 52 32 22 66 24c30 2 46 30 40 58" fill="currentColor" opacity=".08" stroke="none" />
      <path d="M62 78C42 64 31 54 31 42c0-9 7-15 15-15 7 0 12 4 16 10 4-6 9-10 16-10 8 0 15 6 15 15 0 12-11 22-31 36Z" />
      <path d="M31 52h17l5-11 9 20 6-13 3 4h22" />
    </>
  ),
  'income-protection': (
    <>
      <path d="M16 84c0-34 22-60 50-59 28 0 44 26 42 58" fill="currentColor" opacity=".08" stroke="none" />
      <path d="M33 58c0-17 13-30 30-30s30 13 30 30c-5-5-10-5-15 0-5-5-10-5-15 0-5-5-10-5-15 0-5-5-10-5-15 0ZM63 28v-6" />
      <path d="M63 58v20c0 9 13 9 13 0M46 84h-20M104 84H88" />
    </>
  ),
}

export function CoverDrawing({ of }: { of: string }) {
  return (
    <svg
      className={drawing}
      viewBox="0 0 126 96"
      width="126"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[of]}
    </svg>
  )
}
