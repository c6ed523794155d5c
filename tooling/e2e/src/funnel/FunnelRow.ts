import type { Effort } from '../application/watchEffort.ts'
import type { ScreenSeen } from './watchScreens.ts'

/** A part of the way from the home page to a submitted application, as a visitor walks it. */
export interface FunnelRow {
  readonly name: string
  readonly screens: readonly ScreenSeen[]
  /** The choices, fields and presses that it needs. */
  readonly effort: Effort
}

/** The height of a screen at both widths of the mock-ups. */
export interface ScreenHeight {
  readonly name: string
  readonly phone: number
  readonly desk: number
}

export interface Funnel {
  readonly rows: readonly FunnelRow[]
  readonly heights: readonly ScreenHeight[]
}

export const actionsOf = ({ effort: { choices, fields, buttons } }: FunnelRow): number =>
  choices + fields + buttons

export const wordsOf = ({ screens }: FunnelRow): number => screens.reduce((sum, { words }) => sum + words, 0)
