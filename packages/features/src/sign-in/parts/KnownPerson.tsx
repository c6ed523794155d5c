import { useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import type { SignIn } from '../useSignIn.ts'
import { blankFields } from './blankFields.ts'

export interface KnownPersonProps {
  readonly services: PageServices
  readonly signIn: Pick<SignIn, 'form' | 'set'>
}

/** Shows nothing: fills in the name and email that this device has of its visitor, once sign-up is shown. */
export function KnownPerson({ services, signIn: { form, set } }: KnownPersonProps) {
  const current = useRef(form)
  useEffect(() => {
    current.current = form
  }, [form])
  useEffect(() => {
    import('#fields/named-person')
      .then(({ namedPerson }) => namedPerson(services))
      .then(
        (person) => person && set(blankFields(current.current, person)),
        // Without it they are typed, as by everyone else.
        () => undefined,
      )
  }, [services, set])
  return null
}
