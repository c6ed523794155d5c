import type { DraftKind } from '@coverkit/drafts'
import { useEffect, useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { keptInput } from './keptInput.ts'

/**
 * Keeps a form's input while it is typed, and fills the form with what was kept unless something was typed already.
 * @returns what deletes it, once the form was sent
 */
export function useKeptInput<Input>(
  kind: DraftKind<Input>,
  input: Input,
  restore: (kept: Input) => void,
): () => Promise<void> {
  const services = usePageServices()
  const [kept] = useState(() => keptInput(services.drafts, kind))
  /** The input that is not to be written: untouched, or read from where it would be written to. */
  const unchanged = useRef(input)
  const latest = useRef({ input, restore })
  useEffect(() => {
    latest.current = { input, restore }
    if (input !== unchanged.current) kept.keep(input)
  })
  useEffect(() => {
    let isGone = false
    void kept.load().then((found) => {
      if (isGone || found === null || latest.current.input !== unchanged.current) return
      unchanged.current = found
      latest.current.restore(found)
    })
    return () => {
      isGone = true
    }
  }, [kept])
  return () => {
    unchanged.current = latest.current.input
    return kept.forget()
  }
}
