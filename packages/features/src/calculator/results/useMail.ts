import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { calculatorDraft, markAccepted } from '../state.ts'
import { resultsCopy } from './copy.ts'
import { mailError } from './mailError.ts'
import { view } from './view.ts'

const copy = resultsCopy.mail

/** Mails the result; once the server has accepted it, navigates to `complete`. */
export function useMail() {
  const draft = calculatorDraft(usePageServices())
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const { send } = useMutation(async () => (await import('./mailMutation.ts')).mailMutation(draft))

  const mail = useCallback(async () => {
    const { answers } = draft.read()
    const sent = await send({ answers, email: answers.mail?.to ?? '' })
    if (sent.status === 'failed') return mailError(sent.failure)
    if (sent.status !== 'done') return null
    draft.update((current) => ({ ...current, mail: current.mail && { ...current.mail, sent: true } }))
    markAccepted(draft)
    await draft.persist()
    navigate(`${draft.flow.base}/complete`)
    return null
  }, [send, draft, navigate])

  const onRead = useCallback(() => {
    setBusy(true)
    setError(null)
    mail()
      .catch(() => copy.failed.unsure)
      .then((outcome) => {
        setBusy(false)
        setError(outcome)
      })
  }, [mail])

  return { form: useStepForm(draft, 'results', view, onRead), busy, error }
}
