import { useEffect, useRef, useState } from 'react'
import { afterPress } from './afterPress.ts'

/** Whether a text is as it was when its field was left, or as that made it: warnings wait for that. */
export function useSettledText(text: string) {
  const [settled, setSettled] = useState(text)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  return { isSettled: settled === text, onBlur: () => afterPress(() => setSettled(latest.current)) }
}
