import type { Drafts } from '@coverkit/drafts'
import type { PageServices } from '#common/page-services/index.ts'
import { showOver } from '../dialog/showOver.ts'

const FLUSH_MS = 3_000

/** Asks what to do with answers that could not be sent. True: log out. */
async function confirmLeave(drafts: Drafts): Promise<boolean> {
  const { LeaveDialog } = await import('./LeaveDialog.tsx')
  const sendNow = async () => {
    await drafts.sendNow()
    return (await drafts.signOut({ flushMs: FLUSH_MS })) === 0
  }
  return new Promise((resolve) => {
    showOver((remove) => (
      <LeaveDialog
        sendNow={sendNow}
        onChoice={(leaves) => {
          remove()
          resolve(leaves)
        }}
      />
    ))
  })
}

let leaving: Promise<void> | undefined

async function leave(services: PageServices, everywhere: boolean): Promise<boolean> {
  const identity = await services.identity()
  if (!identity) return false
  // Nothing of a customer who is away is opened or sent, so there is nothing to ask about.
  if (identity.session.getState().status === 'away') {
    await identity.session.signOut()
    return true
  }
  // Opened before the session ends, so that they are still the customer's when they are discarded.
  const drafts = await services.drafts().catch(() => null)
  const unsent = drafts ? await drafts.signOut({ flushMs: FLUSH_MS }) : 0
  if (drafts && unsent > 0 && !(await confirmLeave(drafts))) return true
  if (everywhere) return (await identity.session.signOutEverywhere()).ok
  await identity.session.signOut()
  return true
}

/** Sends what it can, asks about what it cannot, then ends the session here. */
export function logOut(services: PageServices): Promise<void> {
  leaving ??= leave(services, false)
    .then(() => undefined)
    .finally(() => {
      leaving = undefined
    })
  return leaving
}

/** The same on all devices. @returns false when the service could not be told; then nothing has happened */
export const logOutEverywhere = (services: PageServices): Promise<boolean> =>
  leave(services, true).catch(() => false)
