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
  /** The input that needs no writing: untouched, written, or read from where it would be written to. */
  const settled = useRef(input)
  const isTouched = useRef(false)
  const latest = useRef(restore)
  useEffect(() => {
    latest.current = restore
    if (input === settled.current) return
    settled.current = input
    isTouched.current = true
    stored.store(input)
  })
  useEffect(() => {
    let isGone = false
    void stored.load().then((found) => {
      if (isGone || found === null || isTouched.current) return
      settled.current = found
      latest.current(found)
    })
    return () => {
      isGone = true
    }
  }, [stored])
  return stored.forget
}
