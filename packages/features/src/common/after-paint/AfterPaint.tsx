import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { place } from './afterPaint.css.ts'

/**
 * The part of a long page that nobody sees first: it is drawn once the rest is painted, and its place is free until then.
 * A page that is come back to has it at once, for the place where it was left.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigationType()
  const [isDrawn, setDrawn] = useState(navigation === 'POP')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDrawn(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn ? children : <div className={place} />
}
