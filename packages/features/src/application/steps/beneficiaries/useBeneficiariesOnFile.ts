import type { Beneficiary } from '@coverkit/core'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { ApplicationDraft } from '../../state.ts'
import { hasNamedAnybody, withRowsOnFile } from './beneficiaryRows.ts'

const NONE_LEFT_OUT = { dropped: 0, omitted: 0 }

/** The people whom a signed-in customer's account holds, to be used while nobody else was named. */
export function useBeneficiariesOnFile(draft: ApplicationDraft, isUsed: boolean) {
  const services = usePageServices()
  const [onFile, setOnFile] = useState<readonly Beneficiary[]>([])
  const [leftOut, setLeftOut] = useState(NONE_LEFT_OUT)
  useEffect(() => {
    if (!isUsed) return undefined
    let isGone = false
    import('./beneficiariesOnFile.lazy.ts')
      .then(({ beneficiariesOnFile }) => beneficiariesOnFile(services))
      .then(
        (rows) => !isGone && setOnFile(rows),
        // Without them people are typed, as by everyone else.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services, isUsed])

  return {
    leftOut,
    /** How many there are; 0 once somebody is named. */
    countOf: (answers: Parameters<typeof hasNamedAnybody>[0]) =>
      hasNamedAnybody(answers) ? 0 : withRowsOnFile(answers, onFile).count,
    fill() {
      setLeftOut(withRowsOnFile(draft.read().answers, onFile))
      draft.update((answers) => withRowsOnFile(answers, onFile).answers)
    },
  }
}
