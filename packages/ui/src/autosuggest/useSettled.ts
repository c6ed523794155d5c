import { useEffect, useState } from 'react'

/** `text` once it has stayed the same for `delay` ms. */
export function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return settled
}
