import type { Queries } from '../database/Database.ts'
import type { Services } from './Services.ts'

/** How often the sandbox’s insurers move claims and transfers, by its clock. */
export const INSURERS_EVERY_MS = 15_000

/** The services that the insurer's steps in claims and transfers use. */
export type AdvanceServices = Pick<
  Services,
  'database' | 'sealing' | 'mailOutbox' | 'sites' | 'vendors' | 'now'
>
export type InTransaction = AdvanceServices & { queries: Queries }

/** Moves what is due, a batch a transaction until a batch has nothing, and sends the mails of all batches. */
export async function advanceDue(
  services: AdvanceServices,
  advanceBatch: (services: InTransaction) => Promise<number>,
): Promise<void> {
  for (;;) {
    const moved = await services.database.queries.transaction((queries) =>
      advanceBatch({ ...services, queries }),
    )
    if (moved === 0) break
  }
  services.mailOutbox.dispatch()
}
