import { Button, Heading, Inline, Stack, Text } from '@coverkit/ui'

interface RequestCodeProps {
  readonly words: { readonly title: string; readonly text: string; readonly send: string }
  readonly busyLabel: string
  readonly isSending: boolean
  readonly onSend: () => void
}

/** The first step: nothing is mailed before the press, since programs that check mail open links too. */
export function RequestCode({ words, busyLabel, isSending, onSend }: RequestCodeProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {words.title}
      </Heading>
      <Text measure>{words.text}</Text>
      <Inline>
        <Button variant="primary" busy={isSending} busyLabel={busyLabel} fullOnPhone onClick={onSend}>
          {words.send}
        </Button>
      </Inline>
    </Stack>
  )
}
