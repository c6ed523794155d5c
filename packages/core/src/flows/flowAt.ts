import type { FlowTable } from './flows.ts'

/**
 * The flow whose address begins a path, and what follows its base: undefined for a path that lies in no flow, and for
 * the bare base. Paths have no query and no fragment.
 */
export function flowAt<Flows extends FlowTable>(
  flows: Flows,
  path: string,
): { readonly flow: keyof Flows & string; readonly rest: string } | undefined {
  for (const flow in flows) {
    const start = `${flows[flow]?.base}/`
    if (path.startsWith(start)) return { flow, rest: path.slice(start.length) }
  }
  return undefined
}
