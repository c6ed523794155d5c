import type { AccountDraft } from '@coverkit/api-client'
import type { Tracking } from '@coverkit/core'
import type { Drafts } from '@coverkit/drafts'
import { createRunExclusive } from '@coverkit/drafts/run-exclusive'
import type { DraftServices } from '../DraftServices.ts'
import { accountDraft } from './accountDraft.ts'
import { compareDrafts, type DeviceDraft } from './compareDrafts.ts'
import type { DraftOffer } from './DraftOffer.ts'
import { declineOffer, isDeclined } from './declinedOffers.ts'

/** The parts of a page and its draft that following the account needs. */
export interface FollowedPage {
  readonly services: DraftServices
  readonly flow: string
  readonly version: number
  /** Null while nothing is stored. */
  readonly device: () => (DeviceDraft & { readonly savedAt: string }) | null
  readonly tracking: () => Promise<Tracking>
  /** Whether the flow can open answers of the account. Unreadable ones replace nothing: none would be left. */
  readonly isReadable: (stored: AccountDraft) => boolean
  /** Replaces the answers here with those of the account. */
  readonly adopt: (stored: AccountDraft) => Promise<void>
  /** Shows the draft that is now stored for the signed-in customer. */
  readonly reload: () => Promise<void>
  readonly note: (accountRev: number) => void
  readonly offer: (offer: DraftOffer | undefined) => void
}

export interface AccountFollower {
  /** Compares with the account, and returns what replacing would need to ask. */
  refresh(): Promise<void>
  /** Sends a step to the account. */
  push(): Promise<void>
  /** The answer to an offer. */
  resolve(takes: boolean): Promise<void>
}

/** Syncs a signed-in customer's draft to their other devices. Nothing is replaced without asking. */
export function followAccount(page: FollowedPage): AccountFollower {
  const { services, flow, version } = page
  /** The action for each answer to the open offer. */
  let open: { readonly take: () => Promise<void>; readonly leave: () => Promise<void> } | undefined
  const runExclusive = createRunExclusive()

  function offerDraft(offer: DraftOffer, answers: NonNullable<typeof open>): void {
    open = answers
    page.offer(offer)
  }

  async function refresh(): Promise<void> {
    const account = await accountDraft(services, flow)
    if (!account || open) return
    const drafts = await services.drafts()
    const offered = (await drafts.offered()).find((draft) => draft.flow === flow)
    if (offered && !isDeclined(offered)) {
      return offerDraft({ from: 'visitor', ...offered }, attaching(drafts, offered))
    }
    const stored = await account.load()
    if (stored === undefined || (stored?.version ?? 0) > page.version) return
    const device = page.device()
    const found = compareDrafts(device, stored)
    if (found.kind === 'same') page.note(found.rev)
    if (found.kind === 'push') await pushOver(found.baseRev)
    if (found.kind === 'adopt') await page.adopt(found.stored)
    if (found.kind === 'ask' && page.isReadable(found.stored)) {
      const { savedAt, rev } = found.stored
      const answers = { take: () => page.adopt(found.stored), leave: () => pushOver(rev) }
      offerDraft({ from: 'account', savedAt, replaces: device?.savedAt ?? null }, answers)
    }
  }

  function attaching(drafts: Drafts, offered: { readonly flow: string; readonly savedAt: string }) {
    return {
      async take() {
        await drafts.attach([flow])
        await page.reload()
        await refresh()
      },
      async leave() {
        declineOffer(offered)
        await page.reload()
        await refresh()
      },
    }
  }

  async function pushOver(baseRev: number | null): Promise<void> {
    const account = await accountDraft(services, flow)
    const device = page.device()
    if (!account || !device) return
    const tracking = await page.tracking()
    const outcome = await account.persist({ version, device, baseRev, tracking })
    if (outcome === 'stale') return refresh()
    if (outcome !== null) page.note(outcome)
  }

  return {
    refresh: () => runExclusive(refresh),
    push: () =>
      runExclusive(async () => {
        if (!open) await pushOver(page.device()?.accountRev ?? null)
      }),
    resolve: (takes) =>
      runExclusive(async () => {
        const answered = open
        // A comparison during the action may open another offer.
        open = undefined
        try {
          await (takes ? answered?.take() : answered?.leave())
        } catch (error) {
          open ??= answered
          throw error
        }
        if (!open) page.offer(undefined)
      }),
  }
}
