import { type ReactNode, useEffect, useRef } from 'react'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { changeCopy } from '../copy.ts'

interface PolicyPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page in place of a step, as long as it isn't settled which policy is changed. Its heading takes the focus. */
export function PolicyPage({ title, children }: PolicyPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <PlainPage width="page" title={title} flowTitle={changeCopy.flowTitle} headingRef={heading}>
      {children}
    </PlainPage>
  )
}
