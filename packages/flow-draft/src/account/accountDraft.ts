import { type AccountDraft, type FlowName, loadAccountDraft, putAccountDraft } from '@coverkit/api-client'
import { FLOWS, flowsWith, type Tracking } from '@coverkit/core'
import type { DraftServices } from '../DraftServices.ts'
import type { DeviceDraft } from './compareDrafts.ts'

/** The draft of a flow that is stored in the signed-in customer's account. */
export interface AccountStorage {
  /** Null when there is none; undefined when the account does not respond. */
  load(): Promise<AccountDraft | null | undefined>
  /** Returns the account's revision; `stale` when it was changed elsewhere, null when it was unavailable. */
  persist(push: AccountPush): Promise<number | 'stale' | null>
}

interface AccountPush {
  readonly version: number
  readonly device: DeviceDraft
  readonly baseRev: number | null
  readonly tracking: Tracking
}

const IN_ACCOUNT: readonly FlowName[] = flowsWith(FLOWS, 'isInAccount')

/** Returns the account's draft; null if no customer is signed in, and for flows that accounts do not store. */
export async function accountDraft(services: DraftServices, flow: string): Promise<AccountStorage | null> {
  const name = IN_ACCOUNT.find((known) => known === flow)
  if (name === undefined || !(await hasToken(services))) return null
  const client = await services.client()
  return {
    async load() {
      const found = await loadAccountDraft(client, name)
      return found.ok ? found.value.draft : undefined
    },
    async persist({ version, device, baseRev, tracking }) {
      const rev = Math.max(tracking.rev, (baseRev ?? 0) + 1)
      const body = { rev, version, attempt: tracking.draft, answers: device.answers, baseRev, tracking }
      const stored = await putAccountDraft(client, { flow: name, ...body })
      if (stored.ok) return stored.value.rev
      return stored.error.kind === 'invalid' && stored.error.status === 409 ? 'stale' : null
    },
  }
}

async function hasToken(services: DraftServices): Promise<boolean> {
  const identity = await services.identity().catch(() => null)
  return ((await identity?.session.getToken()) ?? null) !== null
}
