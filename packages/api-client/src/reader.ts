import type { ZodMiniType } from 'zod/mini'

/** Returns the schema of a value from outside. */
export type Reader<Value> = () => ZodMiniType<Value>

/** A reader that makes its schema when it first reads: loading the module makes none, and an unused one is dropped. */
export function reader<Value>(make: Reader<Value>): Reader<Value> {
  let made: ZodMiniType<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
