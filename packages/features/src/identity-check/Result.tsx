import { useBrand } from '@coverkit/brand'
import { Heading, Link, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { identityCopy } from './copy.ts'

const { verified, refer } = identityCopy.result

interface ResultProps {
  readonly state: 'verified' | 'refer'
  /** Whether it came on this page, in place of the form that had the focus. */
  readonly takesFocus: boolean
  readonly next: ReactNode
}

/** A check that is over, and what happens next. */
export function Result({ state, takesFocus, next }: ResultProps) {
  const { phone } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { title, text } = state === 'verified' ? verified : { title: refer.title, text: refer.text(phone) }
  return (
    <Stack gap={16}>
      <Heading level={2} size={24} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text measure>{text}</Text>
      {state === 'refer' && (
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          {phone}
        </Link>
      )}
      {next}
    </Stack>
  )
}
