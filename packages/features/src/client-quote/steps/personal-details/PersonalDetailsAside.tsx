import type { ClientQuote } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { QuoteAside } from '../../so-far/QuoteAside.tsx'
import { personalDetailsCopy } from './copy.ts'

const copy = personalDetailsCopy
const { title, text, why } = copy.aside

interface PersonalDetailsAsideProps {
  readonly quote: ClientQuote
  /** The link to change the covers, where the calculator filled them in. */
  readonly children: ReactNode
}

export function PersonalDetailsAside({ quote, children }: PersonalDetailsAsideProps) {
  return (
    <QuoteAside quote={quote} term={{ title, text, why }}>
      {children && (
        <Stack gap={4}>
          <Text tone="soft">{copy.fromCalculator}</Text>
          {children}
        </Stack>
      )}
    </QuoteAside>
  )
}
