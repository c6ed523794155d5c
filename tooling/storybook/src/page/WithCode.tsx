import type { ReactElement } from 'react'

/** A sentence in which text between back quotes is code. */
export function WithCode({ text }: { text: string }): ReactElement {
  const parts = text.split('`').map((part, index) => ({ part, index, isCode: index % 2 === 1 }))
  return <>{parts.map(({ part, index, isCode }) => (isCode ? <code key={index}>{part}</code> : part))}</>
}
