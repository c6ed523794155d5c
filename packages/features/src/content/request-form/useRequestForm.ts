import type { Saved } from '@coverkit/api-client'
import type { InputReader } from '#common/form/readFields.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { useLoaded } from '#common/lazy-component/useLoaded.ts'
import type { Mutation } from '#common/queries/defineMutation.ts'
import { useMutation } from '#common/queries/useMutation.ts'

/** The validated request, and the form that it was read from. */
export interface RequestContent<Form, Read> {
  readonly read: Read
  readonly form: Form
}

export type RequestKind<Form, Field extends string, Read> = {
  empty: Form
  /** Loads what reads the form and what sends it: after the page, and there before Send is pressed. */
  load: () => Promise<{
    readonly reader: InputReader<Form, Field, Read>
    readonly mutation: Mutation<RequestContent<Form, Read>, Saved>
  }>
}

/** The state of a form that is sent once: fields, refusals of the last press, and where the request is. */
export function useRequestForm<Form extends object, Field extends string, Read>({
  empty,
  load,
}: RequestKind<Form, Field, Read>) {
  // A press asks for it again where it could not be had.
  const loaded = useLoaded(load)
  const { submit, ...fields } = useInputForm<Form, Field>(empty, undefined, loaded?.reader.tidied)
  const { form } = fields
  const { state, send } = useMutation(async () => (await load()).mutation)

  return {
    ...fields,
    sent: state.status === 'done' ? state.content.read : null,
    failed: !fields.busy && (fields.unread || state.status === 'failed'),
    submit: () =>
      submit(
        async () => (await load()).reader,
        async (read) => {
          await send({ read, form })
        },
      ),
  }
}
