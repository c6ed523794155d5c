import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { signInCopy as copy } from './copy.ts'
import { emptySignInForm, type SignInField, type SignInForm, type SignInTask } from './signInForm.ts'

/** What reads the fields: not needed before a press, so loaded once the page is there. */
const loadReader = () => import('./readSignIn.ts')
type Reader = Awaited<ReturnType<typeof loadReader>>

/** The id of a field's control. Its own, since the dialog may stand over a page with a form. */
export const signInFieldId = (field: keyof SignInForm) => `sign-in-${field}`

/**
 * What was typed, what of it the last press refused, and whether a press is at work. `onUnloaded`: the code that reads
 * the fields could not be had; pressing again tries again.
 */
export function useSignInForm(onUnloaded: () => void) {
  const [form, setForm] = useState(emptySignInForm)
  const [pressed, setPressed] = useState<{ task: SignInTask; refused: ReadonlySet<SignInField> } | null>(null)
  const [submitCount, setSubmitCount] = useState(0)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => void loadReader().catch(() => undefined), [])
  const set = useCallback(
    (change: Partial<SignInForm>) => setForm((current) => ({ ...current, ...change })),
    [],
  )

  const errors = useMemo(() => {
    const result = pressed && reader?.readSignIn(pressed.task, form)
    if (!result || !('errors' in result)) return []
    return [...result.errors]
      .filter(([field]) => pressed.refused.has(field))
      .map(([field, code]) => ({ field, fieldId: signInFieldId(field), message: copy.error(field, code) }))
  }, [pressed, reader, form])

  async function submit(task: SignInTask, act: (read: SignInForm) => Promise<void>): Promise<void> {
    if (working.current) return
    working.current = true
    try {
      const loaded = await loadReader().catch(() => null)
      setSubmitCount((count) => count + 1)
      if (!loaded) return onUnloaded()
      setReader(loaded)
      const result = loaded.readSignIn(task, form)
      if ('errors' in result) {
        setPressed({ task, refused: new Set(result.errors.keys()) })
        return
      }
      setPressed(null)
      setBusy(true)
      await act(result.read)
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const errorOf = (field: SignInField) => errors.find((error) => error.field === field)?.message
  const reset = () => setPressed(null)
  return { form, set, errors, errorOf, submitCount, busy, submit, reset }
}

export type SignInFields = ReturnType<typeof useSignInForm>
