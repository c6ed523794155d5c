import { Container } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AppStory } from '#common/testing/AppStory.tsx'
import { HealthConsent } from './HealthConsent.tsx'

const meta = {
  title: 'Screens/Questionnaire/Consent',
  component: HealthConsent,
  parameters: { layout: 'fullscreen' },
  args: { isGiven: false, onChange: fn(), error: undefined, withdrawal: null },
  render: (args) => (
    <AppStory>
      <Container>
        <HealthConsent {...args} />
      </Container>
    </AppStory>
  ),
} satisfies Meta<typeof HealthConsent>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { isGiven: true } }

export const Errors: Story = {
  args: { error: 'Tick the box if you consent to us collecting your health information' },
}
