import { Alert, Stack, Text } from '@coverkit/ui'
import { beneficiariesCopy } from './copy.ts'

const copy = beneficiariesCopy.loaded

interface LoadedNoticeProps {
  /** Rows with a share of 0 %. */
  readonly dropped: number
  /** Rows beyond the fifth. */
  readonly omitted: number
}

/** Says how many stored rows were left out when the page was opened; renders nothing when none were. */
export function LoadedNotice({ dropped, omitted }: LoadedNoticeProps) {
  if (dropped + omitted === 0) return null
  return (
    <Alert severity="info" role="status" label={copy.title} title={copy.title}>
      <Stack gap={8}>
        {dropped > 0 && <Text>{copy.dropped(dropped)}</Text>}
        {omitted > 0 && <Text>{copy.omitted(omitted)}</Text>}
      </Stack>
    </Alert>
  )
}
