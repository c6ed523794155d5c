import type { Policy } from '@coverkit/core/policies'
import { Button, Stack, Text } from '@coverkit/ui'
import { policyView } from '#policies'
import { policyCopy } from './copy.ts'
import { PolicyPage } from './PolicyPage.tsx'
import { policyName, policyNumber } from './policyName.ts'

const copy = policyCopy.begun

interface BegunAlreadyProps {
  readonly begun: Policy
  readonly requested: Policy
  readonly onGoOn: () => void
  readonly onStart: () => void
}

/** Asks a customer who is changing one policy and opened the link of another which to go on with. */
export function BegunAlready({ begun, requested, onGoOn, onStart }: BegunAlreadyProps) {
  return (
    <PolicyPage title={copy.title}>
      <Text measure>{copy.text(policyNumber(begun), policyView(begun).insurer)}</Text>
      <Stack gap={12} align="start">
        <Button variant="primary" onClick={onGoOn}>
          {copy.goOn(policyName(begun))}
        </Button>
        <Button onClick={onStart}>{copy.start(policyName(requested))}</Button>
      </Stack>
    </PolicyPage>
  )
}
