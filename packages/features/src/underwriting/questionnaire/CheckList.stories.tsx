import { evaluate, PLAIN_PROFILE } from '@coverkit/core/questionnaire'
import { Container } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AppStory } from '#common/testing/AppStory.tsx'
import { CheckList, ReviewList } from './CheckList.tsx'
import { checkView } from './checkView.ts'
import { questionnaireCopy } from './copy.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

const answers = {
  definition: 'example|1',
  values: {
    'health.back': 'yes',
    'health.back.condition#r1': 'asthma',
    'health.back.started#r1': 'unsure',
    'health.back.doctor#r1': 'usual',
    'health.joints': 'no',
    'health.lifting': 'no',
  },
  rows: { 'health.back': ['r1'] },
}
const evaluation = evaluate(exampleDefinition, { ...PLAIN_PROFILE, today: '2026-11-23' }, answers)
const section = exampleDefinition.sections.find(({ id }) => id === 'health')

const meta = {
  title: 'Screens/Questionnaire/Check page',
  component: CheckList,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: section ? checkView(section, evaluation, answers, questionnaireCopy.rows.unnamed) : [],
    hrefOf: (page) => `/application/personal-questionnaire/health-${page}`,
    onChange: fn(),
  },
  render: (args) => (
    <AppStory>
      <Container>
        <CheckList {...args} />
      </Container>
    </AppStory>
  ),
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const ChangesAnAnswer: Story = {
  async play({ canvasElement, args }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: 'Asthma' })
    await page.findByText('Not provided')
    const change = page.getByRole('link', { name: 'Change Have you ever had a problem with a joint?' })
    await userEvent.click(change)
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'health.joints', page: 'ever' }),
    )
  },
}

export const FoldsWhatDisclosesNothing: Story = {
  render: ({ groups, hrefOf, onChange }) => (
    <AppStory>
      <Container>
        <ReviewList
          sections={[{ id: 'health', title: 'Your health', groups, hrefOf, onChange }]}
          at={undefined}
        />
      </Container>
    </AppStory>
  ),
  async play({ canvasElement, args }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: 'Asthma' })
    await expect(
      page.getByText('Have you ever had pain in your back or neck?', { selector: 'dt' }),
    ).toBeVisible()
    const joints = page.getByText('Have you ever had a problem with a joint?', { selector: 'dt' })
    await expect(joints).not.toBeVisible()
    await userEvent.click(page.getByText('1 question answered No'))
    await expect(joints).toBeVisible()
    await userEvent.click(
      page.getByRole('link', { name: 'Change Have you ever had a problem with a joint?' }),
    )
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'health.joints' }))
  },
}
