import type { AccountDraft } from '@coverkit/api-client'
import type { Tracking } from '@coverkit/core'
import { answersFor, answersFrom } from '@coverkit/flow'
import type { DraftContext } from '../persistence/DraftContext.ts'
import { memoUntilFailure } from '../persistence/memoUntilFailure.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { isPristine } from '../state/isPristine.ts'
import { deviceDraft, withoutAccountRev } from './accountRev.ts'
import type { AccountFollower, FollowedPage } from './followAccount.ts'
import { saveFromAccount } from './saveFromAccount.ts'

/** Stores the draft of a signed-in customer in their account. No call rejects; for a visitor it does nothing. */
export interface AccountSync {
  /** Compares with the account, and with the answers from before signing in. */
  refresh(): Promise<void>
  /** Sends a step to the account. */
  push(): void
  /** The answer to an offer of other answers. */
  resolve(takes: boolean): Promise<void>
}

/** A failed request is repeated with the next step or page. */
export function accountSync<Answers extends FlowAnswers, Id extends string>(
  context: DraftContext<Answers, Id>,
  tracking: () => Promise<Tracking>,
): AccountSync {
  const { services } = context
  const follower = memoUntilFailure(async () => {
    const [{ followAccount }, followed] = await Promise.all([
      import('./followAccount.ts'),
      followedPage(context, tracking),
    ])
    return followAccount(followed)
  })
  async function act(what: (account: AccountFollower) => Promise<void>): Promise<void> {
    const isKnown = (await services.identity().catch(() => null)) !== null
    if (isKnown)
      await follower()
        .then(what)
        .catch(() => undefined)
  }
  return {
    refresh: () => act((account) => account.refresh()),
    push: () => void act((account) => account.push()),
    resolve: (takes) => act((account) => account.resolve(takes)),
  }
}

async function followedPage<Answers extends FlowAnswers, Id extends string>(
  { services, definition, runExclusive, record, dispatch, open }: DraftContext<Answers, Id>,
  tracking: () => Promise<Tracking>,
): Promise<FollowedPage> {
  const { kind } = await open()
  const { flow, empty } = definition
  /** Replaces the page's answers by those stored for the current owner. */
  const showStored = (first: () => Promise<unknown> = async () => undefined) =>
    runExclusive(async () => {
      await first()
      const opened = await open()
      const loaded = await opened.drafts.load(opened.kind)
      dispatch({ type: 'replaced', loaded, owner: opened.drafts.clientId })
    })
  /** The flow's migrations judge answers of an older version. */
  function isReadable({ version, answers }: AccountDraft): boolean {
    if (version !== kind.version) return true
    try {
      kind.parse(answers)
      return true
    } catch {
      return false
    }
  }
  async function adopt(stored: AccountDraft): Promise<void> {
    const { version, answers } = stored
    const { drafts } = await open()
    const isOwn = flow.slices !== undefined && version === kind.version && isReadable(stored)
    const whole = isOwn
      ? withoutAccountRev(answersFrom(flow, kind.parse(answers), record().answers, 'account'))
      : answers
    await saveFromAccount(drafts, { ...stored, answers: whole })
  }
  return {
    services,
    flow: kind.flow,
    version: kind.version,
    device() {
      if (isPristine(definition, record())) return null
      const { answers, savedAt, run = null, rev } = record()
      const given = answersFor(flow, answers, empty(), 'account')
      return { ...deviceDraft(given, { run, rev }), savedAt: savedAt || new Date().toISOString() }
    },
    tracking,
    isReadable,
    adopt: (stored) => showStored(() => adopt(stored)),
    reload: () => showStored(),
    note: (accountRev) => dispatch({ type: 'account-noted', accountRev }),
    offer: (offer) => dispatch({ type: 'offered', offer }),
  }
}
