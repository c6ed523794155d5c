import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { MoneyField } from '../field/MoneyField.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { Form } from '../form/Form.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ArrowLeftIcon } from '../icon/icons.ts'
import { Link } from '../link/Link.tsx'
import { SaveStatus } from '../save-status/SaveStatus.tsx'
import { StepBar } from '../step-bar/StepBar.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import { Pair } from './Pair.tsx'
import { Stack } from './Stack.tsx'

const STEPS = [
  { id: '1', label: 'About you', state: 'complete', href: '#1' },
  { id: '2', label: 'Your dependants', state: 'current' },
  { id: '3', label: 'Assets and debts', state: 'todo' },
  { id: '4', label: 'Cover you already have', state: 'todo' },
] as const

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function QuestionPage() {
  const [relied, setRelied] = useState<string | null>('yes')
  const [children, setChildren] = useState('2')
  const [salary, setSalary] = useState('85,000')
  const progress = (
    <StepBar
      label="Progress"
      steps={STEPS}
      place={{ word: 'Step', of: '2 of 4' }}
      stateTexts={{ complete: 'complete', current: 'current', todo: 'to do' }}
      back={
        <Link href="#back" variant="standalone">
          <Icon of={ArrowLeftIcon} />
          Back
        </Link>
      }
    />
  )
  const aside = (
    <Card tone="tint">
      <Stack gap={8}>
        <Heading level={2} size={20}>
          About your family
        </Heading>
        <Text tone="soft">
          Children and a partner who lean on your income change how much cover is enough.
        </Text>
      </Stack>
    </Card>
  )
  return (
    <Container width="pair">
      {progress}
      <Pair aside={aside} asideLabel="About this step">
        <Form onSubmit={() => undefined}>
          <Stack gap={32}>
            <Heading level={1}>Your dependants</Heading>
            <RadioGroup
              name="relied"
              legend="Does anyone rely on your income, such as a partner or children?"
              options={YES_NO}
              layout="inline"
              cards
              value={relied}
              onChange={setRelied}
            />
            <NumberField
              name="children"
              label="How many children rely on you?"
              hint="Count children under 25 who live with you or whom you support."
              value={children}
              onChange={setChildren}
            />
            <MoneyField
              name="salary"
              label="Annual salary before tax"
              value={salary}
              onChange={setSalary}
              error="Enter an amount of at least $10,000, or 0 if you have no salary"
            />
            <Stack gap={8} align="stretch">
              <div>
                <Button type="submit" variant="primary" fullOnPhone>
                  Continue
                </Button>
              </div>
              <SaveStatus state="saved" savingText="Saving" savedText="Saved" line="Kept on this device." />
            </Stack>
          </Stack>
        </Form>
      </Pair>
    </Container>
  )
}

const meta = { component: QuestionPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof QuestionPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}
