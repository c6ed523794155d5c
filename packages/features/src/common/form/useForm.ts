import { useState } from 'react'

/** Validates a form. */
export interface FormReader<Values, Field extends string> {
  /** The message of each field that is refused, in screen order; empty when all are accepted. */
  messages(values: Values): ReadonlyMap<Field, string>
}

interface Submission<Values, Field extends string> {
  readonly count: number
  /** Null where its code could not be had. */
  readonly reader?: FormReader<Values, Field> | null
  readonly refused?: ReadonlyMap<Field, string> | undefined
}

export interface Form<Field extends string> {
  /** All refusals of the last submit that still hold, in screen order. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  errorOf(field: Field): string | undefined
  /** Counts the submits, so that the same refusals are announced again. */
  readonly submitCount: number
  /** The code that reads the fields could not be had at the last submit; the next one tries again. */
  readonly unread: boolean
}

/**
 * Validates the fields of any form, wherever its values are stored. Fields are read on submit, not before; once
 * refused, a field's error disappears as soon as the value is valid. Input is never changed or cleared.
 */
export function useForm<Values, Field extends string>(
  values: Values,
  fieldIdOf = (field: Field) => `field-${field}`,
) {
  const [{ count, reader, refused }, setSubmission] = useState<Submission<Values, Field>>({ count: 0 })
  const now = refused?.size ? reader?.messages(values) : undefined
  const errors = [...(now ?? [])].flatMap(([field, message]) =>
    refused?.has(field) ? { fieldId: fieldIdOf(field), message } : [],
  )

  /** Reads the fields once `load` has what reads them, as they are then, and acts where none is refused. */
  async function submit<Reader extends FormReader<Values, Field>>(
    load: () => Promise<Reader>,
    act: (values: Values, reader: Reader) => unknown,
    current = () => values,
  ): Promise<void> {
    const reader = await load().catch(() => null)
    const submitted = current()
    const refused = reader?.messages(submitted)
    setSubmission((last) => ({ count: last.count + 1, reader, refused }))
    if (reader && !refused?.size) await act(submitted, reader)
  }

  return {
    errors,
    errorOf: (field: Field) => errors.find(({ fieldId }) => fieldId === fieldIdOf(field))?.message,
    submitCount: count,
    unread: reader === null,
    submit,
    /** Forgets what was refused. */
    reset: () => setSubmission({ count: 0 }),
  }
}
