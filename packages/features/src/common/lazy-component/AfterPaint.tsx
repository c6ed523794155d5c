import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { place } from './afterPaint.css.ts'

/**
 * A part of a long page below the first screen: it is rendered after the first paint, and its space is reserved.
 * On a return to the page it is rendered at once, so that the scroll position can be restored.
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
