import type { ZodMiniType } from 'zod/mini'
import { isRecord } from './isRecord.ts'

type Issue = Pick<
  NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number],
  'path' | 'message'
> & { readonly errors?: readonly (readonly Issue[])[] }
type Path = readonly PropertyKey[]

const IDENTIFIER = /(?:id|number|reference)$/i

/**
 * A copy of an answer in which fields that are null are left out, and identifiers that are whole numbers are texts, where an
 * issue of the schema is about them: services write it both ways. Null where no issue is.
 */
export function rewritten(value: unknown, issues: readonly Issue[]): unknown {
  const copy: unknown = structuredClone(value)
  const changed = pathsOf(issues).filter((path) => rewriteAt(copy, path))
  return changed.length > 0 ? copy : null
}

/** The places of all issues, those in the alternatives of a union too. */
const pathsOf = (issues: readonly Issue[], above: Path = []): Path[] =>
  issues.flatMap(({ path, errors }) => {
    const here = [...above, ...path]
    return errors && errors.length > 0 ? errors.flatMap((others) => pathsOf(others, here)) : [here]
  })

function rewriteAt(root: unknown, path: Path): boolean {
  const key = path.at(-1)
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), root)
  if (typeof key !== 'string' || !isRecord(parent) || !Object.hasOwn(parent, key)) return false
  const found = parent[key]
  if (found === null) return Reflect.deleteProperty(parent, key)
  if (!Number.isSafeInteger(found) || !IDENTIFIER.test(key)) return false
  return Reflect.set(parent, key, String(found))
}
