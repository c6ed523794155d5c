import { Button, Inline, Stack, Text } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.earlier

interface EarlierQuoteProps {
  readonly onCalculated: () => void
  readonly onRetain: () => void
  readonly onClose: () => void
}

/** Asks which quote to go on with; nothing is replaced without asking. */
export function EarlierQuote({ onCalculated, onRetain, onClose }: EarlierQuoteProps) {
  return (
    <Dialog open onOpenChange={onClose} title={copy.title} description={copy.text} closeLabel={copy.close}>
      <Stack gap={16}>
        <Inline gap={12}>
          <Button variant="primary" fullOnPhone onClick={onCalculated}>
            {copy.calculated}
          </Button>
          <Button fullOnPhone onClick={onRetain}>
            {copy.retain}
          </Button>
        </Inline>
        <Text size={15} tone="soft">
          {copy.note}
        </Text>
      </Stack>
    </Dialog>
  )
}
