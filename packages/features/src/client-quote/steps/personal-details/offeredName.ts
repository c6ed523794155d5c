import type { PageServices } from '#common/page-services/index.ts'
import { occupationsFor } from './occupations.ts'
import { fetchOccupations } from './queries.ts'

/**
 * The list's own name of an occupation that the brand offers (`ids`: those of a brand with a list of its own). Null where the
 * list doesn't have it or can't be had.
 */
export async function offeredName(
  services: PageServices,
  id: number,
  ids: readonly number[] | undefined,
): Promise<string | null> {
  const all = await fetchOccupations(services).catch(() => [])
  return occupationsFor(ids, all).find((occupation) => occupation.id === id)?.description ?? null
}
