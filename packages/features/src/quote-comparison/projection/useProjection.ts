import type { ComparisonRequest, ProjectionAnswer } from '@coverkit/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import type { Comparison } from '../useComparison.ts'
import { type InsurerYears, insurerYears } from './insurerYears.ts'
import { cancelProjection, fetchProjection, knownProjection } from './projectionQuery.ts'

/** The prices of the coming years. `waiting` until the insurers have answered, and while prices are too old. */
export interface Projection {
  readonly status: 'waiting' | 'pending' | 'failed' | 'known'
  readonly answer: ProjectionAnswer | null
  /** By insurer; without those that it has no figures of. */
  readonly years: ReadonlyMap<string, InsurerYears>
  readonly retry: () => void
}

interface Read {
  readonly key: string
  readonly answer: ProjectionAnswer | null
}

/** Asks about the years to come once the prices are there, and again after every change of them. */
export function useProjection({ prices, stale, lines, offers }: Comparison): Projection {
  const services = usePageServices()
  const [read, setRead] = useState<Read | null>(null)
  const [turn, setTurn] = useState(0)
  const isReady = prices !== null && !stale && lines.requesting.length === 0 && offers.length > 0
  const codes = offers.map(({ code }) => code).join(' ')
  const request = useMemo(
    () => (isReady && prices ? { ...prices.request, supplierCodes: codes.split(' ') } : null),
    [isReady, prices, codes],
  )
  const key = request === null ? null : JSON.stringify(request)
  const known = useMemo(
    () => (request === null ? undefined : knownProjection(services, request)),
    [services, request],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request, whose reference changes with each answer; a turn repeats it
  useEffect(() => {
    if (request === null || key === null) return undefined
    return follow(services, request, (answer) => setRead({ key, answer }))
  }, [services, key, turn])

  const current = read?.key === key ? read : null
  const answer = current?.answer ?? known ?? null
  const premiumType = prices?.request.clients[0].needs.premiumType ?? 'stepped'
  return {
    status: statusOf(key !== null, current, answer),
    answer,
    years: useMemo(() => yearsOf(answer, codes.split(' '), premiumType), [answer, codes, premiumType]),
    retry: useCallback(() => {
      setRead(null)
      setTurn((count) => count + 1)
    }, []),
  }
}

type Services = ReturnType<typeof usePageServices>

function follow(
  services: Services,
  request: ComparisonRequest,
  onAnswer: (answer: ProjectionAnswer | null) => void,
) {
  let isOver = false
  fetchProjection(services, request).then(
    (answer) => {
      if (!isOver) onAnswer(answer)
    },
    () => {
      if (!isOver) onAnswer(null)
    },
  )
  return () => {
    isOver = true
    cancelProjection(services, request)
  }
}

function statusOf(
  isWanted: boolean,
  read: Read | null,
  answer: ProjectionAnswer | null,
): Projection['status'] {
  if (!isWanted) return 'waiting'
  if (answer !== null) return 'known'
  return read === null ? 'pending' : 'failed'
}

function yearsOf(
  answer: ProjectionAnswer | null,
  codes: readonly string[],
  premiumType: Parameters<typeof insurerYears>[2],
): ReadonlyMap<string, InsurerYears> {
  const known =
    answer === null ? [] : codes.map((code) => [code, insurerYears(answer, code, premiumType)] as const)
  return new Map(known.flatMap(([code, years]) => (years === null ? [] : [[code, years]])))
}
