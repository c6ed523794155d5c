import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalculatorStory } from '../testing/CalculatorStory.tsx'
import { storyAnswers } from '../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Complete',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'complete',
    answers: { ...storyAnswers('results'), mail: { to: 'sam@example.com', sent: true } },
  },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const SavedWithoutAnEmail: Story = { args: { answers: storyAnswers('results') } }
