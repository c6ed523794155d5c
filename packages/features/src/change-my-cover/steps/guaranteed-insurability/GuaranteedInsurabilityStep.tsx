import { BulletList, Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { usePlainStep } from '../usePlainStep.ts'
import { insurabilityCopy as copy } from './copy.ts'

/** The other way to more cover, which asks nothing about health, for whoever may use it. */
export default function GuaranteedInsurabilityStep() {
  const page = usePlainStep('guaranteed-insurability')
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <Card as="section" tone="tint" labelledBy="events">
        <Stack gap={16}>
          <Heading level={2} size={24} id="events">
            {copy.questionTitle}
          </Heading>
          <BulletList items={copy.events} />
          <Text measure>{copy.limit}</Text>
          <Link href="/account/guaranteed-future-insurability" variant="standalone">
            {copy.link}
          </Link>
        </Stack>
      </Card>
      <Text>{copy.none}</Text>
    </ChangeStepPage>
  )
}
