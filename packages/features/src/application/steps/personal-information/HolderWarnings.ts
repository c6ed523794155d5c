import type { WarningCode } from '@coverkit/core'
import type { HolderField } from './view.ts'

/** The warnings on one policy holder's fields as entered on the screen. */
export type HolderWarnings = ReadonlyMap<HolderField, WarningCode>
