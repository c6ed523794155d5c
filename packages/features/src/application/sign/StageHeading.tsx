import { Heading } from '@coverkit/ui'
import { useEffect, useRef } from 'react'

/** The heading of a stage; it takes the focus from the button that led there. */
export function StageHeading({ id, children }: { readonly id?: string; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading level={2} size={24} {...(id && { id })} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
