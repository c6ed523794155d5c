import { type Draft, readAnswers } from './draftKind.ts'
import { expiryOf, isExpired } from './expiry.ts'
import type { Drafts, DraftsOptions } from './openDrafts.ts'

/** Drafts for a browser that keeps nothing: gone with the page. Texts are copied, as a disk would. */
export function memoryDrafts({ keepDays, now }: Required<Pick<DraftsOptions, 'keepDays' | 'now'>>): Drafts {
  const rows = new Map<string, { readonly draft: Draft<string>; readonly expiresAt: string }>()
  const live = (flow: string) => {
    const row = rows.get(flow)
    return row && !isExpired(row.expiresAt, now()) ? row : undefined
  }
  return {
    place: 'memory',
    clientId: crypto.randomUUID(),
    async load(kind) {
      const row = live(kind.flow)
      if (!row) return { status: 'none' }
      if (row.draft.version > kind.version) return { status: 'newer', version: row.draft.version }
      const answers = readAnswers(kind, row.draft.version, JSON.parse(row.draft.answers))
      return { status: 'found', draft: { ...row.draft, answers }, expiresAt: row.expiresAt }
    },
    async save({ flow, version }, attempt, answers) {
      const savedAt = now()
      const rev = (rows.get(flow)?.draft.rev ?? 0) + 1
      const draft = { flow, version, attempt, rev, savedAt: savedAt.toISOString() }
      rows.set(flow, {
        draft: { ...draft, answers: JSON.stringify(answers) },
        expiresAt: expiryOf(savedAt, keepDays),
      })
      return { ...draft, answers }
    },
    async remove(flow) {
      rows.delete(flow)
    },
    async list() {
      return [...rows.keys()]
        .map(live)
        .filter((row) => row !== undefined)
        .map(({ draft, expiresAt }) => ({ flow: draft.flow, savedAt: draft.savedAt, expiresAt }))
    },
  }
}
