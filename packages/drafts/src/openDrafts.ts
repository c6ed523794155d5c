import { openDeviceDrafts } from './deviceDrafts.ts'
import type { Draft, DraftKind, LoadedDraft } from './draftKind.ts'
import { memoryDrafts } from './memoryDrafts.ts'

/** A kept draft, for lists. */
export interface DraftSummary {
  readonly flow: string
  readonly savedAt: string
  readonly expiresAt: string
}

/** The drafts of one visitor on this device. */
export interface Drafts {
  /** `device`: kept on disk. `memory`: storage was refused; drafts are gone with the page. */
  readonly place: 'device' | 'memory'
  /** A random UUID made on first use: who an anonymous visitor is in comparisons and saves. */
  readonly clientId: string
  /** A random UUID, version 4. */
  newId(): string
  load<Answers>(kind: DraftKind<Answers>): Promise<LoadedDraft<Answers>>
  /** Resolves once the draft is on disk. A later call for the same flow is written after an earlier one. */
  save<Answers>(kind: DraftKind<Answers>, attempt: string, answers: Answers): Promise<Draft<Answers>>
  remove(flow: string): Promise<void>
  list(): Promise<readonly DraftSummary[]>
}

export interface DraftsOptions {
  /** The account name of the brand: each has its own database. */
  readonly brand: string
  /** Days a draft is kept after its last save. */
  readonly keepDays?: number
  readonly now?: () => Date
}

/** Opens the visitor's drafts. Never rejects: where the device keeps nothing, they live in memory and say so. */
export async function openDrafts({
  brand,
  keepDays = 7,
  now = () => new Date(),
}: DraftsOptions): Promise<Drafts> {
  try {
    return await openDeviceDrafts({ brand, keepDays, now })
  } catch {
    return memoryDrafts({ keepDays, now })
  }
}
