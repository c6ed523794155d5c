import { ChangeStory } from './ChangeStory.tsx'

/** What the stories of every step of a change have in common. Storybook reads their titles without running them. */
export const changeStep = { component: ChangeStory, parameters: { layout: 'fullscreen' } }
