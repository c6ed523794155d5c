import { useEffect, useState } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import { useLoaded } from '#common/lazy-component/useLoaded.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { emptySignInForm, type SignInField, type SignInForm, type SignInTask } from './signInForm.ts'

/** Loads the reader of the fields: not needed before a press, so loaded once the page is there. */
const loadReader = () => import('./readSignIn.ts')

/** The id of a field's control. Its own, since the dialog may stand over a page with a form. */
export const signInFieldId = (field: keyof SignInForm) => `sign-in-${field}`

/** Returns the form's input, the errors of the last press, and whether a press is being handled. */
export function useSignInForm({ config }: Pick<PageServices, 'config'>) {
  const [minLength, setMinLength] = useState(8)
  const loaded = useLoaded(loadReader)
  // The texts of a field are the same in every form.
  const tidied = loaded?.signInReader('sign-up', minLength).tidied
  const { submit, ...fields } = useInputForm(emptySignInForm, signInFieldId, tidied)
  const { form, set, errorOf, formatOf } = fields
  useEffect(() => {
    config.signIn?.().then(
      ({ passwordMinLength }) => setMinLength(passwordMinLength),
      () => undefined,
    )
  }, [config])
  return {
    ...fields,
    minLength,
    /** A control of a field. */
    control: (name: SignInField) => ({
      id: signInFieldId(name),
      name,
      value: form[name],
      onChange: (value: string) => set({ [name]: value }),
      format: formatOf(name),
      error: errorOf(name),
    }),
    submit(task: SignInTask, act: (read: SignInForm) => Promise<void>) {
      return submit(async () => (await loadReader()).signInReader(task, minLength), act)
    },
  }
}

export type SignInFields = ReturnType<typeof useSignInForm>
