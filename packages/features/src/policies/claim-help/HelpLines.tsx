import { Heading, Icon, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { helpCopy } from './helpCopy.ts'

const { title, text, lifeline, others, interpreter, relay } = helpCopy.lines

interface HelpLinesProps {
  readonly level: 2 | 3
  /** The heading's size in px. */
  readonly size?: 17 | 20
}

/** Whom to call when things are hard, and how to be understood. */
export function HelpLines({ level, size = 20 }: HelpLinesProps) {
  return (
    <Stack as="section" labelledBy="help-lines" gap={8}>
      <Heading level={level} size={size} id="help-lines">
        {title}
      </Heading>
      <Text measure>{text}</Text>
      <Link href={lifeline.href} variant="standalone">
        <Icon of={PhoneIcon} size="small" /> {lifeline.label}
      </Link>
      <Text tone="soft" size={15}>
        {others}
      </Text>
      {[interpreter, relay].map(({ label, href }) => (
        <Link key={href} href={href} variant="standalone">
          {label}
        </Link>
      ))}
    </Stack>
  )
}
