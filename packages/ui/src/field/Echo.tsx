import { type ReactElement, useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { echo } from './field.css.ts'

const REST_MS = 1000

/** How a field read its value: shown at once, announced when typing pauses, so as not to talk over the keys. */
export function Echo({ children }: { children: string | null }): ReactElement {
  const [read, setRead] = useState(children)
  useEffect(() => {
    const rest = setTimeout(() => setRead(children), REST_MS)
    return () => clearTimeout(rest)
  }, [children])
  return (
    <>
      <p className={echo} aria-hidden="true">
        {children}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{read}</span>
      </VisuallyHidden>
    </>
  )
}
