import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Whole seconds until something may happen again, and how to start counting. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)))
    look()
    const timer = setInterval(look, SECOND_MS)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback((seconds: number) => setEnd(performance.now() + seconds * SECOND_MS), [])
  return [left, start]
}
