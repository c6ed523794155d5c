import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { Session } from '#common/session/index.ts'

type OccupationsAtom = ReturnType<typeof occupationsQuery>

const atoms = new WeakMap<Session, OccupationsAtom>()

/** The occupations of this session, loaded once; the client falls back from the CDN to the backend. */
export function occupationsAtom(session: Session): OccupationsAtom {
  const known = atoms.get(session)
  if (known) return known
  const made = occupationsQuery(session)
  atoms.set(session, made)
  return made
}

function occupationsQuery(session: Session) {
  return atomWithQuery<readonly Occupation[]>(() => ({
    queryKey: ['occupations', session.config.cdnUrl],
    queryFn: async ({ signal }) => loadOccupations(await session.client(), { signal }),
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
