import { draftCipher } from './draftCipher.ts'
import {
  type DraftDatabase,
  type DraftRow,
  draftKeyOf,
  openDraftDatabase,
  STRICT,
  settingOf,
} from './draftDatabase.ts'
import { type Draft, type DraftKind, type LoadedDraft, readAnswers, refuseNewer } from './draftKind.ts'
import { expiryOf, isExpired } from './expiry.ts'
import { newId } from './newId.ts'
import type { Drafts, DraftsOptions } from './openDrafts.ts'

type Options = Required<DraftsOptions>

export async function openDeviceDrafts(options: Options): Promise<Drafts> {
  const database = await openDraftDatabase(options.brand)
  const cipher = draftCipher(await draftKeyOf(database))
  const clientId = await settingOf(database, 'clientId', newId)
  const owner = `anon:${clientId}`
  await purge(database, options.now())
  let writes: Promise<unknown> = Promise.resolve()

  /** Runs writes one after another, so that revisions count up and the last answers win. */
  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const turn = writes.then(write, write)
    writes = turn.catch(() => undefined)
    return turn
  }

  async function load<Answers>(kind: DraftKind<Answers>): Promise<LoadedDraft<Answers>> {
    const row = await database.get('drafts', rowId(owner, kind.flow))
    if (!row || isExpired(row.expiresAt, options.now())) return { status: 'none' }
    if (row.version > kind.version) return { status: 'newer', version: row.version }
    try {
      const text = await cipher.open(row, contextOf(row))
      const answers = readAnswers(kind, row.version, JSON.parse(text))
      return { status: 'found', draft: draftOf(row, answers) }
    } catch {
      await setAside(database, row, options.now())
      return { status: 'unreadable' }
    }
  }

  async function save<Answers>(kind: DraftKind<Answers>, attempt: string, answers: Answers) {
    const id = rowId(owner, kind.flow)
    const stored = await database.get('drafts', id)
    refuseNewer(kind, stored)
    const savedAt = options.now()
    const head = {
      id,
      owner,
      flow: kind.flow,
      version: kind.version,
      rev: (stored?.rev ?? 0) + 1,
      attempt,
      savedAt: savedAt.toISOString(),
      expiresAt: expiryOf(savedAt, options.keepDays),
    }
    // Sealed before the transaction opens: waiting inside it would let it end.
    const sealed = await cipher.seal(JSON.stringify(answers), contextOf(head))
    const transaction = database.transaction('drafts', 'readwrite', STRICT)
    await transaction.store.put({ ...head, ...sealed })
    await transaction.done
    return draftOf(head, answers)
  }

  return {
    place: 'device',
    clientId,
    newId,
    load,
    save: (kind, attempt, answers) => inTurn(() => save(kind, attempt, answers)),
    remove: (flow) =>
      inTurn(async () => {
        const transaction = database.transaction('drafts', 'readwrite', STRICT)
        await transaction.store.delete(rowId(owner, flow))
        await transaction.done
      }),
    async list() {
      const rows = await database.getAllFromIndex('drafts', 'owner', owner)
      return rows
        .filter((row) => !isExpired(row.expiresAt, options.now()))
        .map(({ flow, savedAt, expiresAt }) => ({ flow, savedAt, expiresAt }))
    },
  }
}

type RowHead = Omit<DraftRow, 'iv' | 'data'>

function rowId(owner: string, flow: string): string {
  return `${owner}/${flow}`
}

function contextOf({ id, version, rev }: Pick<RowHead, 'id' | 'version' | 'rev'>): string {
  return `${id}#${version}#${rev}`
}

function draftOf<Answers>(
  { flow, version, attempt, rev, savedAt, expiresAt }: RowHead,
  answers: Answers,
): Draft<Answers> {
  return { flow, version, attempt, rev, savedAt, expiresAt, answers, conflicts: [], confirmed: null }
}

async function setAside(database: DraftDatabase, row: DraftRow, at: Date): Promise<void> {
  const transaction = database.transaction(['drafts', 'quarantine'], 'readwrite', STRICT)
  await transaction.objectStore('quarantine').put({ ...row, setAsideAt: at.toISOString() })
  await transaction.objectStore('drafts').delete(row.id)
  await transaction.done
}

async function purge(database: DraftDatabase, now: Date): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite', STRICT)
  for await (const cursor of transaction.store) {
    if (isExpired(cursor.value.expiresAt, now)) await cursor.delete()
  }
  await transaction.done
}
