import type { SignInForm } from '../signInForm.ts'

type KnownFields = { readonly [Field in 'firstName' | 'lastName' | 'email']: string | null }

/** Returns a person's details for the blank fields of a form; entered text stays. */
export function blankFields(form: SignInForm, known: KnownFields): Partial<SignInForm> {
  const fields = ['firstName', 'lastName', 'email'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (form[field] === '' && known[field] !== null ? [[field, known[field]]] : [])),
  )
}
