import { BulletList, Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { useId } from 'react'
import { questionnaireCopy } from './copy.ts'

/** Where a talk is requested. */
export const TALK = '/appointment-request?topic=application'

interface SupportLinesProps {
  readonly notice?: string | undefined
  /** Called as the link to a talk is followed. */
  readonly onTalk?: (() => void) | undefined
}

/** Beside private questions: who helps, where `notice` above has not said so, and how to talk instead of writing. */
export function SupportLines({ notice = '', onTalk }: SupportLinesProps) {
  const { title, lines, talk, talkNote } = questionnaireCopy.support
  const id = useId()
  const unnamed = lines.filter(({ number }) => !notice.includes(number))
  return (
    <Card as="section" labelledBy={id} tone="tint">
      <Stack gap={12}>
        <Heading level={2} size={20} id={id}>
          {title}
        </Heading>
        {unnamed.length > 0 && (
          <BulletList
            items={unnamed.map(({ name, number }) => (
              <span key={number}>
                <span>{name}</span> <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
              </span>
            ))}
          />
        )}
        <Stack gap={4}>
          <Link variant="standalone" href={TALK} onClick={onTalk}>
            {talk}
          </Link>
          <Text size={15} tone="soft">
            {talkNote}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
