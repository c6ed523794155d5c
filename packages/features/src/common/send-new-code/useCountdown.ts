import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Whole seconds until something may happen again, and how to start counting. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const refresh = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)))
    refresh()
    const timer = setInterval(refresh, SECOND_MS)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback((seconds: number) => setEnd(performance.now() + seconds * SECOND_MS), [])
  return [left, start]
}
