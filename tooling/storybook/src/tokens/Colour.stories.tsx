import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColourPage } from './ColourPage.tsx'

const meta = { title: 'Tokens/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Colour: StoryObj = { render: (_, { globals }) => <ColourPage brand={globals.brand} /> }
