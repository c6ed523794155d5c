import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { PageServices } from '#common/page-services/index.ts'

type OccupationsAtom = ReturnType<typeof occupationsQuery>

const atoms = new WeakMap<PageServices, OccupationsAtom>()

/** The occupations of this session, loaded once; the client falls back from the CDN to the backend. */
export function occupationsAtom(services: PageServices): OccupationsAtom {
  const known = atoms.get(services)
  if (known) return known
  const made = occupationsQuery(services)
  atoms.set(services, made)
  return made
}

function occupationsQuery(services: PageServices) {
  return atomWithQuery<readonly Occupation[]>(() => ({
    queryKey: ['occupations', services.config.cdnUrl],
    queryFn: async ({ signal }) => loadOccupations(await services.client(), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  }))
}

/** Those of a brand with a list of its own; otherwise all. */
export function occupationsFor(
  ids: readonly number[] | undefined,
  occupations: readonly Occupation[],
): readonly Occupation[] {
  return ids ? occupations.filter(({ id }) => ids.includes(id)) : occupations
}
