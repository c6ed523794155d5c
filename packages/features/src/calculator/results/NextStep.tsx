import { useBrand } from '@coverkit/brand'
import { NEEDS_COVERS } from '@coverkit/core'
import { Alert, Button, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import { panelCount } from '#cover/panel'
import { resultsCopy } from './copy.ts'
import { EarlierQuote } from './EarlierQuote.tsx'
import { useHandOver } from './useHandOver.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.next

/** The way from the needs to prices. */
export function NextStep({ calculation }: { readonly calculation: Calculation }) {
  const { needs } = calculation
  const insurers = panelCount(useBrand())
  const taken = NEEDS_COVERS.filter((cover) => needs[cover].preselect)
  if (taken.length === 0) {
    return (
      <Stack gap={12}>
        <Text>{copy.none}</Text>
        <Inline>
          <Link variant="standalone" href="/client-quote/select-covers">
            {copy.anyway}
          </Link>
        </Inline>
      </Stack>
    )
  }
  return (
    <Stack gap={12}>
      <Heading level={2} size={20}>
        {copy.title}
      </Heading>
      <Text>{copy.text(taken.length, insurers)}</Text>
      <HandOver calculation={calculation} />
    </Stack>
  )
}

function HandOver({ calculation }: { readonly calculation: Calculation }) {
  const startQuote = useHandOver(calculation)
  return (
    <Stack gap={12}>
      {startQuote.stage === 'failed' && (
        <Alert severity="error" role="alert">
          {copy.failed}
        </Alert>
      )}
      <Inline>
        <Button variant="primary" fullOnPhone busy={startQuote.stage === 'busy'} onClick={startQuote.start}>
          {copy.action}
        </Button>
      </Inline>
      {startQuote.stage === 'asking' && (
        <EarlierQuote
          onCalculated={startQuote.takeCalculated}
          onRetain={startQuote.openEarlier}
          onClose={startQuote.cancel}
        />
      )}
    </Stack>
  )
}
