import { useCallback, useRef, useState } from 'react'
import type { InputReader } from './readFields.ts'
import { useForm } from './useForm.ts'

/** A form whose input is kept on its page, and which does one thing at a time. */
export function useInputForm<Input extends object, Field extends string>(
  empty: Input,
  fieldIdOf?: (field: Field) => string,
  /** The form's reader tidies texts, once it is there. */
  tidied?: InputReader<Input, Field, unknown>['tidied'],
) {
  const [form, setForm] = useState(empty)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const { submit: read, ...refusals } = useForm(form, fieldIdOf)
  const set = useCallback((change: Partial<Input>) => setForm((current) => ({ ...current, ...change })), [])

  /** Acts on what was read. While one submit is running, further ones are ignored. */
  async function submit<Read>(
    load: () => Promise<InputReader<Input, Field, Read>>,
    act: (read: Read) => Promise<void>,
  ): Promise<void> {
    if (working.current) return
    working.current = true
    try {
      await read(load, async (input, reader) => {
        setBusy(true)
        await act(reader.read(input))
      })
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  /** Returns what a field shows once it is left: its text as it will be stored. */
  const formatOf = (field: Field) => (text: string) => tidied?.({ ...form, [field]: text }, field) ?? text

  return { ...refusals, form, set, busy, submit, formatOf }
}
