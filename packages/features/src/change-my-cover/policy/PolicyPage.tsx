import { useBrand } from '@coverkit/brand'
import { Container, Heading, Stack } from '@coverkit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeCopy } from '../copy.ts'

interface PolicyPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page in place of a step, as long as it isn't settled which policy is changed. Its heading takes the focus. */
export function PolicyPage({ title, children }: PolicyPageProps) {
  const { name } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Container isPage>
      <title>{`${title} | ${changeCopy.flowTitle} | ${name}`}</title>
      <Stack gap={32}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Container>
  )
}
