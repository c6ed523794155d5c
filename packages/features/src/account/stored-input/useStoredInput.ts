import type { DraftKind } from '@coverkit/drafts'
import { useEffect, useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { storedInput } from './storedInput.ts'

/**
 * Stores a form's input while it is typed, and fills the form with what was stored unless something was typed already.
 * @returns what deletes it, once the form was sent
 */
export function useStoredInput<Input>(
  kind: DraftKind<Input>,
  input: Input,
  restore: (input: Input) => void,
): () => Promise<void> {
  const services = usePageServices()
  const [stored] = useState(() => storedInput(services.drafts, kind))
  /** The input that is not to be written: untouched, or read from where it would be written to. */
  const unchanged = useRef(input)
  const latest = useRef({ input, restore })
  useEffect(() => {
    latest.current = { input, restore }
    if (input !== unchanged.current) stored.store(input)
  })
  useEffect(() => {
    let isGone = false
    void stored.load().then((found) => {
      if (isGone || found === null || latest.current.input !== unchanged.current) return
      unchanged.current = found
      latest.current.restore(found)
    })
    return () => {
      isGone = true
    }
  }, [stored])
  return () => {
    unchanged.current = latest.current.input
    return stored.forget()
  }
}
