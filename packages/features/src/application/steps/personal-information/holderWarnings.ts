import type { WarningCode } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { holderWarnings as warningsOf } from '#holders/holder-warnings'
import { holderOnScreen } from './holderOnScreen.ts'
import { HOLDER_FIELDS, type HolderField } from './view.ts'

export type HolderWarnings = ReadonlyMap<HolderField, WarningCode>

/** What deserves a second reading in one policy holder's fields as they stand on the screen. */
export function holderWarnings(fields: InputValues<HolderField>): HolderWarnings {
  return warningsOf(holderOnScreen('one', fields), HOLDER_FIELDS)
}
