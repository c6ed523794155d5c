import { BulletList, Card, Heading, Stack, Text } from '@coverkit/ui'
import { NumberedPoints } from '../points/NumberedPoints.tsx'
import { dutyCopy as copy } from './dutyCopy.ts'

interface DutyProps {
  /** False for a change that the insurer asks nothing for. Default `true`. */
  readonly hasQuestions?: boolean
}

/** Explains the legal duty of anyone who answers an insurer's questions. */
export function Duty({ hasQuestions = true }: DutyProps) {
  return (
    <Stack gap={40}>
      <Text size={20} tone="soft" measure>
        {hasQuestions ? copy.lead : copy.leadWithoutQuestions}
      </Text>
      <Stack as="section" labelledBy="how-to-answer" gap={16}>
        <Heading level={2} size={24} id="how-to-answer">
          {copy.pointsTitle}
        </Heading>
        <NumberedPoints points={copy.points} />
      </Stack>
      <Card tone="tint">
        <Part id="examples" title={copy.examplesTitle} items={copy.examples} after={copy.notOne} />
      </Card>
      <Part
        id="consequences"
        title={copy.consequencesTitle}
        before={copy.consequencesLead}
        items={copy.consequences}
      />
      <Stack as="section" labelledBy="later" gap={12}>
        <Heading level={2} size={24} id="later">
          {copy.laterTitle}
        </Heading>
        <Text measure>{copy.later}</Text>
        <Text measure size={15} tone="soft">
          {copy.law}
        </Text>
      </Stack>
    </Stack>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly before?: string
  readonly items: readonly string[]
  readonly after?: string
}

function Part({ id, title, before, items, after }: PartProps) {
  return (
    <Stack as="section" labelledBy={id} gap={12}>
      <Heading level={2} size={24} id={id}>
        {title}
      </Heading>
      {before && <Text measure>{before}</Text>}
      <BulletList items={items} />
      {after && <Text measure>{after}</Text>}
    </Stack>
  )
}
