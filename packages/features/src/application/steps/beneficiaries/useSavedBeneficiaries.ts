import type { Beneficiary } from '@coverkit/core'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { hasNamedAnybody, withSavedRows } from '#fields/beneficiaries'
import type { ApplicationAnswers } from '../../answers.ts'
import type { ApplicationDraft } from '../../state.ts'
import { applicationHome } from './home.ts'

const NONE_LEFT_OUT = { dropped: 0, omitted: 0 }

/** The beneficiaries saved in a signed-in customer's account, offered until one has been entered here. */
export function useSavedBeneficiaries(draft: ApplicationDraft, isUsed: boolean) {
  const services = usePageServices()
  const [saved, setSaved] = useState<readonly Beneficiary[]>([])
  const [leftOut, setLeftOut] = useState(NONE_LEFT_OUT)
  useEffect(() => {
    if (!isUsed) return undefined
    let isGone = false
    import('#fields/beneficiaries/saved')
      .then(({ savedBeneficiaries }) => savedBeneficiaries(services))
      .then(
        (rows) => !isGone && setSaved(rows),
        // Without them people are typed, as by everyone else.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services, isUsed])

  return {
    leftOut,
    /** Counts the saved beneficiaries; 0 once one has been entered. */
    countOf: (answers: ApplicationAnswers) =>
      hasNamedAnybody(applicationHome, answers) ? 0 : withSavedRows(applicationHome, answers, saved).count,
    fill() {
      setLeftOut(withSavedRows(applicationHome, draft.read().answers, saved))
      draft.update((answers) => withSavedRows(applicationHome, answers, saved).answers)
    },
  }
}
