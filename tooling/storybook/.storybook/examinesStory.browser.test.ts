import { expect, it } from 'vitest'
import { examinesStory } from './examinesStory.ts'

it('has the first story of each component examined', () => {
  const stories = ['button', 'button', 'badge', 'button', 'badge']
  expect(stories.map((component) => examinesStory(component, false))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})

it('has every story examined where that is asked for', () => {
  expect(['field', 'field'].map((component) => examinesStory(component, true))).toEqual([true, true])
})
