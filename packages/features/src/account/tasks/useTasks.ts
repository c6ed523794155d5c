import { offeredLinks, useBrand } from '@coverkit/brand'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies'
import { claims } from '#policies/claims'
import { applications } from '../applications/queries.ts'
import { identityChecks } from '../identity-check/queries.ts'
import { transfers } from '../transfers/queries.ts'
import { type DraftToFinish, type Task, tasksOf } from './tasks.ts'

/** The customer's tasks, and whether the data that they depend on has been loaded. */
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
 * Returns the customer's tasks. It reads the queries of the page's regions, and adds only that of the identity
 * checks, whose failure no region reports.
 */
export function useTasks(services: PageServices, drafts: readonly DraftToFinish[]): AccountTasks {
  const { store } = services
  const brand = useBrand()
  const checks = useChecks(services)
  const owned = useAtomValue(policies(services), { store })
  const claimed = useAtomValue(claims(services), { store })
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  // Waits for every request: the content below would move with each task that was added later.
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
  const tasks = isRead ? offeredLinks(brand, tasksOf(facts, new Date())) : []
  return { tasks, isRead, checks }
}
