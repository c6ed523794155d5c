import type { holderFields, WarningCode } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { useLoaded } from '#common/lazy-component/useLoaded.ts'
import type { ControlMap, FieldControls } from '../readers/fieldControls.ts'

const load = () => import('../holders/warningsOnScreen.ts')

/** Returns the warnings about a policy holder's typed details, by control, once what finds them is loaded. */
export function useHolderWarnings<Controls extends ControlMap<typeof holderFields>>(
  controls: FieldControls<typeof holderFields, Controls>,
  input: InputValues<keyof Controls & string>,
): ReadonlyMap<keyof Controls & string, WarningCode> {
  return useLoaded(load)?.warningsOnScreen(controls, input) ?? new Map()
}
