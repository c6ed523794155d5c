import type { SignInForm } from '../signInForm.ts'

type KnownFields = { readonly [Field in 'firstName' | 'lastName' | 'email']: string | null }

/** What a person's details add to the blank fields of a form; nothing to what was typed. */
export function blankFields(form: SignInForm, known: KnownFields): Partial<SignInForm> {
  const fields = ['firstName', 'lastName', 'email'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (form[field] === '' && known[field] !== null ? [[field, known[field]]] : [])),
  )
}
