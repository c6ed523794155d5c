import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { MoneyField } from '../field/MoneyField.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { Form } from '../form/Form.tsx'
import { Link } from '../link/Link.tsx'
import { SaveStatus } from '../save-status/SaveStatus.tsx'
import { StepBar } from '../step-bar/StepBar.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import { FlowFrame } from './FlowFrame.tsx'
import { Pair } from './Pair.tsx'
import { Stack } from './Stack.tsx'
import { WithSide } from './WithSide.tsx'

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

/** A placeholder for a brand's drawing. */
const perch = (
  <svg viewBox="0 0 320 132" width="320" height="132" aria-hidden="true">
    <path d="M4 116C80 104 200 122 316 106" fill="none" stroke="currentColor" strokeWidth="6" />
    <circle cx="240" cy="86" r="24" fill="currentColor" />
  </svg>
)

const progress = (
  <StepBar
    key="progress"
    label="Progress"
    steps={STEPS}
    place={{ word: 'Step', of: '2 of 4' }}
    stateTexts={{ complete: 'complete', current: 'current', todo: 'to do' }}
    back={
      <Link href="#back" variant="standalone">
        Back
      </Link>
    }
  />
)

type QuestionPageProps = { lineTone: 'calm' | 'warn' }

function QuestionPage({ lineTone }: QuestionPageProps) {
  const [relied, setRelied] = useState<string | null>('yes')
  const [children, setChildren] = useState('2')
  const [salary, setSalary] = useState('85,000')
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
    <FlowFrame>
      {progress}
      <Pair aside={aside} asideLabel="About this step" perch={perch} sticky>
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
              <SaveStatus
                state="idle"
                savingText="Saving"
                savedText="Saved"
                line={lineTone === 'calm' ? 'Saved on this device' : 'Saved on this device — not sent yet'}
                lineTone={lineTone}
                action={lineTone === 'warn' ? { label: 'Try again', onPress: () => undefined } : undefined}
                isAbove
              />
            </Stack>
          </Stack>
        </Form>
      </Pair>
    </FlowFrame>
  )
}

function ResultsPage() {
  return (
    <FlowFrame isWide>
      <WithSide
        aside={
          <Card tone="tint">
            <Heading level={2} size={20}>
              Next: what it costs
            </Heading>
          </Card>
        }
        asideLabel="What you can do with this result"
      >
        <Stack gap={32}>
          <Heading level={1}>Your cover needs</Heading>
          <Card>
            <Text>You have $365,000 of $1,454,522.</Text>
          </Card>
        </Stack>
      </WithSide>
    </FlowFrame>
  )
}

const meta = {
  title: 'Components/FlowFrame',
  tags: ['autodocs'],
  component: FlowFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: [
      progress,
      <Pair key="page">
        <Stack gap={32}>
          <Heading level={1}>Your dependants</Heading>
          <Text>Children and a partner who lean on your income change how much cover is enough.</Text>
        </Stack>
      </Pair>,
    ],
  },
} satisfies Meta<typeof FlowFrame>
export default meta
type Story = StoryObj<typeof meta>

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Step 2 of 4 Your dependants' })).toBeVisible()
  },
}

export const Question: Story = {
  render: () => <QuestionPage lineTone="calm" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About this step' })).toBeVisible()
    const line = canvas.getByText('Saved on this device')
    await expect(topOf(line)).toBeLessThan(topOf(canvas.getByRole('heading', { level: 1 })))
  },
}

export const OnAPhone: Story = {
  ...Question,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('Saved on this device'))).toBeGreaterThan(
      topOf(canvas.getByRole('button', { name: 'Continue' })),
    )
  },
}

/** A line that needs an answer stays beside the button, however wide the page is. */
export const NotSent: Story = {
  render: () => <QuestionPage lineTone="warn" />,
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText(/not sent yet/))).toBeGreaterThan(
      topOf(canvas.getByRole('button', { name: 'Continue' })),
    )
  },
}

export const Results: Story = {
  render: () => <ResultsPage />,
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary', { name: 'What you can do with this result' })
    await expect(side.getBoundingClientRect().width).toBe(320)
  },
}

/** The docs page of the frame shows it as an example of what not to do. */
export const ContainerInside: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    children: (
      <Container>
        {progress}
        <Container isPage>
          <NumberField
            name="children"
            label="How many children rely on you?"
            value=""
            onChange={() => undefined}
          />
        </Container>
      </Container>
    ),
  },
}
