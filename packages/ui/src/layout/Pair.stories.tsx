import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { MoneyField } from '../field/MoneyField.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import { Pair } from './Pair.tsx'
import { Stack } from './Stack.tsx'

const asideOf = (text: string) => (
  <Card tone="tint">
    <Text tone="soft">{text}</Text>
  </Card>
)

const meta = {
  title: 'Components/Pair',
  tags: ['autodocs'],
  component: Pair,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Container width="pair">
      <Story />
    </Container>
  ),
  args: {
    aside: asideOf('Children and a partner who lean on your income change how much cover is enough.'),
    asideLabel: 'About this step',
    children: (
      <Stack gap={24}>
        <Heading level={1}>Your income</Heading>
        <MoneyField
          name="salary"
          label="Annual salary before tax"
          hint="Without super."
          value=""
          onChange={() => undefined}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof Pair>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About this step' })).toBeVisible()
  },
}

export const WithoutAPanel: Story = {
  args: { aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary')
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom)
  },
}

/** The docs page of the pair shows it as an example of what not to do. */
export const NeededToAnswer: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    aside: asideOf('Leave out super. Enter what you earned in the last 12 months, before tax.'),
    children: (
      <Stack gap={24}>
        <Heading level={1}>Your income</Heading>
        <MoneyField name="salary" label="Salary" value="" onChange={() => undefined} />
      </Stack>
    ),
  },
}
