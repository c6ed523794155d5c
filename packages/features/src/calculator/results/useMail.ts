import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { calculatorDraft, markAccepted } from '../state.ts'
import { resultsCopy } from './copy.ts'
import { mailError } from './mailError.ts'
import { view } from './view.ts'

const copy = resultsCopy.mail

/** Mails the result; once the server took it, the visitor goes on to `complete`. */
export function useMail() {
  const services = usePageServices()
  const draft = calculatorDraft(services)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const send = useCallback(async () => {
    const { answers } = draft.read()
    const { mailCalculation } = await import('../sendCalculation.ts')
    const sent = await mailCalculation(services, answers, await draft.tracking(), answers.mail?.to ?? '')
    if (!sent.ok) return mailError(sent.error)
    draft.update((current) => ({ ...current, mail: current.mail && { ...current.mail, sent: true } }))
    markAccepted(draft)
    await draft.persist()
    navigate(`${draft.flow.base}/complete`)
    return null
  }, [services, draft, navigate])

  const onRead = useCallback(() => {
    setBusy(true)
    setError(null)
    send()
      .catch(() => copy.failed.unsure)
      .then((outcome) => {
        setBusy(false)
        setError(outcome)
      })
  }, [send])

  return { form: useStepForm(draft, 'results', view, onRead), busy, error }
}
