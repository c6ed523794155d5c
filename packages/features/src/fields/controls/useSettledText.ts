import { useState } from 'react'
import { afterPress } from './afterPress.ts'

/** Whether a text is as it was when its field was left: warnings wait for that. */
export function useSettledText(text: string) {
  const [settled, setSettled] = useState(text)
  return { isSettled: settled === text, onBlur: () => afterPress(() => setSettled(text)) }
}
