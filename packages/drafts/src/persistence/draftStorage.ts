import { type Draft, type DraftKind, type LoadedDraft, refuseNewer } from '../api/draftKind.ts'
import type { Drafts, SavedDraft, SaveOptions } from '../api/drafts.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { draftContext } from '../crypto/sealContexts.ts'
import { makeEntry } from '../outbox/makeEntry.ts'
import { enqueue, mayGo } from '../outbox/outbox.ts'
import { sameSubmit } from '../outbox/sameSubmit.ts'
import { clientIdOf, type DraftRow, draftRowId } from '../storage/rows.ts'
import { setAside } from '../storage/setAside.ts'
import type { Store } from '../storage/store.ts'
import { draftOf, draftText, readConfirmation, readDraft } from './draftReading.ts'
import { expiryOf } from './expiry.ts'
import { type Joined, joinTabs, standing, type View } from './joinTabs.ts'
import { asJson, withValueAt } from './mergeAnswers.ts'

export interface DraftStorageParts {
  readonly store: Store
  readonly keys: OwnerKeys
  readonly now: () => number
  readonly owner: () => string
}

/** The answers belong to somebody who signed out, here or in another tab. Nothing was kept. */
export class DiscardedError extends Error {
  override name = 'DiscardedError'
}

export interface DraftStorage extends Pick<Drafts, 'load' | 'save' | 'resolve' | 'remove'> {
  /** Forgets what this page saw; of that nothing can be saved any more. */
  clear(): void
}

/** Reads and writes the drafts of the present owner. Its calls have to come one after another. */
export function createDraftStorage({ store, keys, now, owner }: DraftStorageParts): DraftStorage {
  const views = new Map<string, View>()
  /** Of each run that this page saw: whose it is (nobody's once it was discarded), and its last revision. */
  const runs = new Map<string, { readonly owner: string; readonly rev: number }>()

  const rowOf = (id: string) => store.change((change) => change.get('drafts', id))

  function see<Answers>(whose: string, draft: Draft<Answers>): void {
    views.set(draft.flow, { ...draft, answers: asJson(draft.answers) })
    runs.set(draft.attempt, { owner: whose, rev: draft.rev })
  }

  /** One begun before sign-in stays the visitor's until it is attached, here or in another tab. */
  async function ownerFor(flow: string, attempt: string): Promise<string> {
    const present = owner()
    const known = runs.get(attempt)?.owner ?? present
    if (known === present) return present
    if (!known.startsWith('anon:'))
      throw new DiscardedError('Nobody is signed in to whom this draft belongs.')
    return (await rowOf(draftRowId(present, flow)))?.attempt === attempt ? present : known
  }

  async function load<Answers>(kind: DraftKind<Answers>): Promise<LoadedDraft<Answers>> {
    const row = await rowOf(draftRowId(owner(), kind.flow))
    if (!row) return { status: 'none' }
    if (row.version > kind.version) return { status: 'newer', version: row.version }
    const draft = await opened(kind, row)
    if (draft) {
      see(row.owner, draft)
      return { status: 'found', draft }
    }
    await store.change((change) => setAside(change, 'drafts', row, now()))
    return { status: 'unreadable' }
  }

  async function opened<Answers>(kind: DraftKind<Answers>, row: DraftRow) {
    const cipher = await keys.existing(row.owner)
    return cipher && readDraft(kind, row, cipher).catch(() => undefined)
  }

  /** What these answers are a change of; undefined for a run of its own, which replaces what is stored. */
  function viewFor(flow: string, attempt: string, base: unknown): View | undefined {
    const view = views.get(flow)
    if (view || base === undefined) return view?.attempt === attempt ? view : undefined
    return { attempt, rev: 0, answers: asJson(base), conflicts: [] }
  }

  /** The answers to keep and the run they belong to; no answers: what is stored cannot be read. */
  async function join<Answers>(
    kind: DraftKind<Answers>,
    attempt: string,
    answers: Answers,
    stored: DraftRow | undefined,
    base: Answers | undefined,
  ): Promise<Joined<Answers> & { readonly attempt: string; readonly damaged?: boolean }> {
    const view = viewFor(kind.flow, attempt, base)
    if (!stored || !view) return { answers, conflicts: [], attempt }
    const own = { answers, conflicts: standing(view.conflicts, asJson(answers)), attempt }
    if (stored.rev === view.rev && stored.attempt === attempt) return own
    const theirs = await opened(kind, stored)
    if (!theirs) return { ...own, damaged: true }
    return { ...joinTabs(kind, view, answers, theirs), attempt: stored.attempt }
  }

  /** Undefined when another tab changed the draft or its key meanwhile. */
  async function trySave<Answers>(
    kind: DraftKind<Answers>,
    attempt: string,
    answers: Answers,
    { entry: request, base }: SaveOptions<Answers>,
  ): Promise<SavedDraft<Answers> | undefined> {
    const ownerNow = await ownerFor(kind.flow, attempt)
    const id = draftRowId(ownerNow, kind.flow)
    const cipher = await keys.made(ownerNow)
    const stored = await rowOf(id)
    refuseNewer(kind, stored)
    const joined = await join(kind, attempt, answers, stored, base)
    const savedAt = now()
    const head = {
      id,
      owner: ownerNow,
      flow: kind.flow,
      version: kind.version,
      rev: 1 + Math.max(stored?.rev ?? 0, runs.get(attempt)?.rev ?? 0),
      attempt: joined.attempt,
      savedAt: new Date(savedAt).toISOString(),
      expiresAt: expiryOf(savedAt, ownerNow),
      conflicted: joined.conflicts.length > 0,
    }
    // Sealed before the transaction opens: waiting inside it would let it end.
    const sealed = await cipher.seal(draftText(joined.answers, joined.conflicts), draftContext(head))
    const body = head.conflicted ? undefined : request?.body(joined.answers)
    const entry = request && body && (await makeEntry(head, request.kind, body, clientIdOf(ownerNow), cipher))
    const standing =
      entry?.kind === 'submit' && body
        ? await sameSubmit(await store.change((change) => change.all('outbox')), head.attempt, body, cipher)
        : undefined
    const written = await store.change(async (change) => {
      const current = await change.get('drafts', id)
      if (!(await keys.isCurrent(change, ownerNow)) || !isSame(current, stored)) return undefined
      if (current && joined.damaged) await setAside(change, 'drafts', current, savedAt)
      const entryId = entry ? await enqueue(change, entry, standing) : null
      const before = current?.attempt === head.attempt ? current : undefined
      const queued = entry && entryId === entry.id ? head.rev : before?.queued
      const row = { ...head, ...sealed, queued, confirmed: before?.confirmed }
      await change.put('drafts', row, id)
      return { entryId, row }
    })
    if (!written) return undefined
    const confirmed = await readConfirmation(written.row, cipher)
    const draft = draftOf(head, joined.answers, joined.conflicts, confirmed)
    see(ownerNow, draft)
    return { ...draft, entryId: written.entryId }
  }

  async function save<Answers>(
    kind: DraftKind<Answers>,
    attempt: string,
    answers: Answers,
    options: SaveOptions<Answers> = {},
  ): Promise<SavedDraft<Answers>> {
    for (;;) {
      const saved = await trySave(kind, attempt, answers, options)
      if (saved) return saved
      await checkKey(await ownerFor(kind.flow, attempt))
    }
  }

  async function checkKey(ownerNow: string): Promise<void> {
    if (await store.change((change) => keys.isCurrent(change, ownerNow))) return
    keys.clear()
    if (ownerNow.startsWith('user:')) throw new DiscardedError('Signed out in another tab.')
  }

  return {
    load,
    save,
    async resolve(kind, choose) {
      const loaded = await load(kind)
      if (loaded.status !== 'found') return null
      const { attempt, answers, conflicts } = loaded.draft
      const resolved = conflicts
        .filter((conflict) => choose(conflict) === 'theirs')
        .reduce((value, { path, theirs }) => withValueAt(value, path, theirs), asJson(answers))
      see(owner(), { ...loaded.draft, conflicts: [] })
      return save(kind, attempt, kind.parse(resolved))
    },
    async remove(flow) {
      views.delete(flow)
      const ownerNow = owner()
      await store.change(async (change) => {
        await change.delete('drafts', draftRowId(ownerNow, flow))
        for (const entry of await change.all('outbox')) {
          if (entry.flow === flow && mayGo(entry, ownerNow)) await change.delete('outbox', entry.id)
        }
      })
    },
    clear() {
      for (const [attempt, { rev }] of runs) runs.set(attempt, { owner: '', rev })
      views.clear()
    },
  }
}

function isSame(row: DraftRow | undefined, other: DraftRow | undefined): boolean {
  return row?.rev === other?.rev && row?.attempt === other?.attempt
}
