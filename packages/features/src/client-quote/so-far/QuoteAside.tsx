import type { ClientQuote } from '@coverkit/core'
import { Card, Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { stepCopy } from '#common/step-form/stepCopy.ts'
import type { AsideTerm } from '#cover-steps'
import { QuoteSoFar } from './QuoteSoFar.tsx'
import { rule, termTitle } from './quoteAside.css.ts'
import { soFarCopy } from './soFarCopy.ts'
import type { OnScreen } from './soFarLines.ts'

interface QuoteAsideProps extends OnScreen {
  readonly quote: ClientQuote
  readonly term: AsideTerm
  /** Text about the list. */
  readonly children?: ReactNode
}

/** The panel beside the steps of the quote: what was chosen so far, and one term explained. */
export function QuoteAside({ quote, term, children, ...onScreen }: QuoteAsideProps) {
  return (
    <Card tone="tint">
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {soFarCopy.title}
        </Heading>
        <QuoteSoFar quote={quote} {...onScreen} />
        {children}
        <hr className={rule} />
        <Stack gap={4}>
          <div className={termTitle}>
            <Heading level={3} size={17}>
              {term.title}
            </Heading>
          </div>
          <Text tone="soft">{term.text}</Text>
        </Stack>
        {term.link}
        <Disclosure summary={stepCopy.whyWeAsk}>
          <Text tone="soft">{term.why}</Text>
        </Disclosure>
      </Stack>
    </Card>
  )
}
