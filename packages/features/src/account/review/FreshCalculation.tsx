import { Alert, Button, Inline, Stack, Text } from '@coverkit/ui'
import { reviewCopy as copy } from './copy.ts'
import { useFreshCalculation } from './useFreshCalculation.ts'

interface FreshCalculationProps {
  readonly label: string
  readonly text: string
}

/** Leads to the calculator with what is known filled in. */
export function FreshCalculation({ label, text }: FreshCalculationProps) {
  const { stage, start } = useFreshCalculation()
  return (
    <Stack gap={12}>
      <Text measure>{text}</Text>
      {stage === 'failed' && <Alert severity="error" role="alert" title={copy.needs.failed} />}
      <Inline>
        <Button
          variant="primary"
          busy={stage === 'busy'}
          busyLabel={copy.busy}
          fullOnPhone
          onClick={() => void start()}
        >
          {label}
        </Button>
      </Inline>
    </Stack>
  )
}
