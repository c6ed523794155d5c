import { type Draft, readAnswers, refuseNewer } from './draftKind.ts'
import { expiryOf, isExpired } from './expiry.ts'
import { newId } from './newId.ts'
import type { Drafts, DraftsOptions } from './openDrafts.ts'

/** Drafts for a browser that keeps nothing: gone with the page. Texts are copied, as a disk would. */
export function memoryDrafts({ keepDays, now }: Required<Pick<DraftsOptions, 'keepDays' | 'now'>>): Drafts {
  const rows = new Map<string, Draft<string>>()
  const live = (flow: string) => {
    const draft = rows.get(flow)
    return draft && !isExpired(draft.expiresAt, now()) ? draft : undefined
  }
  return {
    place: 'memory',
    clientId: newId(),
    newId,
    async load(kind) {
      const draft = live(kind.flow)
      if (!draft) return { status: 'none' }
      if (draft.version > kind.version) return { status: 'newer', version: draft.version }
      const answers = readAnswers(kind, draft.version, JSON.parse(draft.answers))
      return { status: 'found', draft: { ...draft, answers } }
    },
    async save({ flow, version }, attempt, answers) {
      refuseNewer({ flow, version }, rows.get(flow))
      const at = now()
      const rev = (rows.get(flow)?.rev ?? 0) + 1
      const head = {
        flow,
        version,
        attempt,
        rev,
        savedAt: at.toISOString(),
        expiresAt: expiryOf(at, keepDays),
        conflicts: [],
        confirmed: null,
      }
      rows.set(flow, { ...head, answers: JSON.stringify(answers) })
      return { ...head, answers }
    },
    async remove(flow) {
      rows.delete(flow)
    },
    async list() {
      return [...rows.keys()]
        .map(live)
        .filter((draft) => draft !== undefined)
        .map(({ flow, savedAt, expiresAt }) => ({ flow, savedAt, expiresAt }))
    },
  }
}
