import { VisuallyHidden } from '@coverkit/ui'
import { useEffect, useState } from 'react'

const REST_MS = 1_000

/** Says a sentence once nothing has changed for a second, and the same one not twice. */
export function Announcement({ text }: { readonly text: string | null }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === null) return undefined
    const timer = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}
