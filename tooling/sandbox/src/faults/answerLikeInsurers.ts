import type { CoverKind, InsurerHead } from '@coverkit/core'
import type { InsurerFault } from './Faults.ts'
import { pause } from './pause.ts'

/** Applies injected faults: late, unavailable or declined. Insurers answer in parallel. */
export function answerLikeInsurers<Insurer extends InsurerHead>(
  insurers: readonly Insurer[],
  faults: InsurerFault[],
  { timeoutMs, firstCover }: { timeoutMs: number; firstCover: CoverKind | null },
): Promise<(Insurer | InsurerHead)[]> {
  return Promise.all(
    insurers.map((insurer) => {
      const fault = faults.find(({ code }) => code === insurer.supplierCode)
      if (!fault) return insurer
      return answerWith(insurer, fault, { timeoutMs, firstCover })
    }),
  )
}

async function answerWith<Insurer extends InsurerHead>(
  insurer: Insurer,
  fault: InsurerFault,
  { timeoutMs, firstCover }: { timeoutMs: number; firstCover: CoverKind | null },
) {
  const latency = fault.outcome === 'hang' ? Number.POSITIVE_INFINITY : (fault.latencyMs ?? 0)
  await pause(Math.min(latency, timeoutMs))
  if (latency >= timeoutMs || fault.outcome === 'unavailable') return headOnly(insurer, 'unavailable')
  if (fault.outcome === 'decline') return declined(insurer, firstCover)
  return insurer
}

function headOnly(
  { supplierCode, supplierName }: InsurerHead,
  status: 'declined' | 'unavailable',
): InsurerHead {
  return { supplierCode, supplierName, status, reasons: [], adjustments: [] }
}

/** Injects a decline for the occupation and the first cover. A real decline retains its reasons. */
function declined(insurer: InsurerHead, cover: CoverKind | null): InsurerHead {
  if (insurer.status === 'declined') return insurer
  return { ...headOnly(insurer, 'declined'), reasons: [{ code: 'occupation', cover }] }
}
