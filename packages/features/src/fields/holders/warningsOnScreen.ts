import { type holderFields, holderWarnings, type WarningCode } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { ControlMap, FieldControls } from '../readers/fieldControls.ts'

/** Returns the warnings about a policy holder's typed details, by control. */
export function warningsOnScreen<Controls extends ControlMap<typeof holderFields>>(
  { map, names, readable }: FieldControls<typeof holderFields, Controls>,
  input: InputValues<keyof Controls & string>,
): ReadonlyMap<keyof Controls & string, WarningCode> {
  const codes = new Map(holderWarnings(readable(input)).map(({ field, code }) => [field, code]))
  return new Map(
    names.flatMap((name) => {
      const code = codes.get(map[name] ?? '')
      return code ? [[name, code] as const] : []
    }),
  )
}
