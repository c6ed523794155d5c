import type { SectionStatus } from '@coverkit/core/questionnaire'
import { expect, it } from 'vitest'
import { sectionsShown } from './sectionsShown.ts'

const sectionsWith = (statuses: Readonly<Record<string, SectionStatus>>) => ({
  sections: Object.entries(statuses).map(([id, status]) => ({
    id,
    title: `About ${id}`,
    status,
    pages: [],
    checkPath: `${id}/check`,
    asked: [],
    open: [],
  })),
})

const shown = (statuses: Readonly<Record<string, SectionStatus>>, current: string) =>
  sectionsShown(sectionsWith(statuses), current, ({ id }) => `/${id}-check`).map(({ id, state, href }) => [
    id,
    state,
    href,
  ])

it('leads back to the sections that are done, and forward over what is done to the first that is not', () => {
  const statuses = {
    cover: 'completed',
    work: 'completed',
    body: 'completed',
    mind: 'in-progress',
    doctors: 'cannot-start',
  } as const
  expect(shown(statuses, 'work')).toEqual([
    ['cover', 'complete', '/cover-check'],
    ['work', 'current', undefined],
    ['body', 'complete', '/body-check'],
    ['mind', 'todo', undefined],
    ['doctors', 'todo', undefined],
  ])
})

it('has no way past a section that is open, and leaves out what is not needed', () => {
  const statuses = {
    cover: 'completed',
    work: 'in-progress',
    income: 'not-needed',
    body: 'completed',
    mind: 'not-started',
  } as const
  expect(shown(statuses, 'work')).toEqual([
    ['cover', 'complete', '/cover-check'],
    ['work', 'current', undefined],
    ['body', 'complete', undefined],
    ['mind', 'todo', undefined],
  ])
})

it('leads to all of them once everything is answered', () => {
  expect(shown({ cover: 'completed', work: 'completed' }, 'cover')).toEqual([
    ['cover', 'current', undefined],
    ['work', 'complete', '/work-check'],
  ])
})
