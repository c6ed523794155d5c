import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { TextField } from '../field/TextField.tsx'
import { Table } from '../table/Table.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import { Stack } from './Stack.tsx'
import { WithSide } from './WithSide.tsx'

const meta = {
  title: 'Components/WithSide',
  tags: ['autodocs'],
  component: WithSide,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: {
    aside: (
      <Card tone="tint">
        <Text>Next: what it costs</Text>
      </Card>
    ),
    asideLabel: 'What you can do with this result',
    children: (
      <Stack gap={24}>
        <Heading level={1}>Your cover needs</Heading>
        <Table
          caption="What you need and what you have"
          columns={[
            { key: 'cover', header: 'Cover', rowHeader: true },
            { key: 'need', header: 'Need', align: 'end' },
            { key: 'have', header: 'Have', align: 'end' },
          ]}
          rows={[
            { id: 'life', cells: { cover: 'Life cover', need: '$1,454,522', have: '$365,000' } },
            { id: 'tpd', cells: { cover: 'TPD cover', need: '$1,689,522', have: '$0' } },
          ]}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof WithSide>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary', { name: 'What you can do with this result' })
    await expect(side).toBeVisible()
    if (matchMedia('(min-width: 64rem)').matches) await expect(side.getBoundingClientRect().width).toBe(320)
  },
}

export const WithoutAPanel: Story = {
  args: { aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

/** The docs page of the layout shows it as an example of what not to do. */
export const AroundAForm: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    children: (
      <Stack gap={24}>
        <Heading level={1}>About you</Heading>
        <TextField name="firstName" label="First name" value="" onChange={() => undefined} />
        <TextField name="lastName" label="Last name" value="" onChange={() => undefined} />
      </Stack>
    ),
  },
}
