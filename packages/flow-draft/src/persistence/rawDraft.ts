import type { DraftKind, Drafts, LoadedDraft } from '@coverkit/drafts'

/** Answers of any version, as they are: the flow reads them, and judges them, when it is opened. */
export function rawKind(flow: string, version: number): DraftKind<unknown> {
  return { flow, version, parse: (answers) => answers, migrations: {} }
}

/** A flow's draft without the code of its flow. */
export async function loadRaw(drafts: Drafts, flow: string): Promise<LoadedDraft<unknown>> {
  const found = await drafts.load(rawKind(flow, 0))
  return found.status === 'newer' ? drafts.load(rawKind(flow, found.version)) : found
}
