import { useAtomValue } from 'jotai'
import { claims } from '#claims/query'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies/query'
import { applications } from '../applications/queries.ts'
import { identityChecks } from '../identity-check/queries.ts'
import { transfers } from '../transfers/queries.ts'
import { type DraftToFinish, type Task, tasksOf } from './tasks.ts'

/** What there is to do, and whether that is known. */
export interface AccountTasks {
  readonly tasks: readonly Task[]
  /** Everything that tasks follow from has been read, or can't be. */
  readonly isRead: boolean
  /** How far the identity checks are. */
  readonly checks: ReturnType<typeof useChecks>
}

const useChecks = (services: PageServices) =>
  useAtomValue(identityChecks(services), { store: services.store })

/**
 * What the customer has to do. It reads what the regions of the page read, and asks for nothing of its own but how far the
 * identity checks are, whose failure no region tells.
 */
export function useTasks(services: PageServices, drafts: readonly DraftToFinish[]): AccountTasks {
  const { store } = services
  const checks = useChecks(services)
  const owned = useAtomValue(policies(services), { store })
  const claimed = useAtomValue(claims(services), { store })
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  // All at once: what is read below would move with each that came by itself.
  const isRead = [checks, owned, claimed, applied, transferred].every(
    ({ data, hasFailed }) => data || hasFailed,
  )
  const facts = {
    policies: owned.data ?? [],
    claims: claimed.data ?? [],
    applications: applied.data ?? [],
    transfers: transferred.data ?? [],
    checks: checks.data ?? [],
    drafts,
  }
  return { tasks: isRead ? tasksOf(facts, new Date()) : [], isRead, checks }
}
