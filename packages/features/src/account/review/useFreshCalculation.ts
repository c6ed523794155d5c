import { loadUser } from '@coverkit/api-client'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { calculatorDraft } from '#calculator'
import { usePageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { KnownContext } from './KnownContext.ts'
import { withKnown } from './withKnown.ts'

/** Opens the calculator with what is known: age and covers by the policies, income by the profile. */
export function useFreshCalculation() {
  const services = usePageServices()
  const navigate = useNavigate()
  const { age, policies } = useContext(KnownContext)
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function fillIn(): Promise<void> {
    const draft = calculatorDraft(services)
    await draft.ready()
    const user = await fetchPersonal(services, { key: queryKeys.profile, load: loadUser }).catch(
      // Without it the income is asked as ever.
      () => null,
    )
    draft.update((answers) => withKnown(answers, { age, policies, income: user?.annual_Income ?? null }))
    await draft.persist()
  }

  return {
    stage,
    async start(): Promise<void> {
      setStage('busy')
      const isFilled = await fillIn().then(
        () => true,
        () => false,
      )
      if (isFilled) await navigate('/life-insurance-calculator/about-you')
      setStage(isFilled ? 'idle' : 'failed')
    },
  }
}
