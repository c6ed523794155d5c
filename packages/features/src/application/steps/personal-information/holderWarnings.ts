import type { WarningCode } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { warningsOnScreen } from '#fields/holder-group'
import { type HolderField, holderControls } from './view.ts'

export type HolderWarnings = ReadonlyMap<HolderField, WarningCode>

/** Returns the warnings on one policy holder's fields as entered on the screen. */
export const holderWarnings = (fields: InputValues<HolderField>): HolderWarnings =>
  warningsOnScreen(holderControls, fields)
