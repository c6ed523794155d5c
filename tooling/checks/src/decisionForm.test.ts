import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decisionFaults } from './decisionForm.ts'

const FOLDER = new URL('../../../docs/decisions/', import.meta.url)

const decision = `# 0001 A title

## Context

Why.

## Decision

What.

## Other ways

What else.

## Consequences

What follows.
`

it('finds each decision in the one form', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => decisionFaults(file, readFileSync(new URL(file, FOLDER), 'utf8')))).toEqual(
    [],
  )
})

it('names a part that is missing, empty or in another place, and a title of another number', () => {
  expect(decisionFaults('0001-a.md', decision)).toEqual([])
  expect(decisionFaults('0001-a.md', decision.replace('## Other ways\n\nWhat else.\n\n', ''))).toEqual([
    '0001-a.md: has the parts Context, Decision, Consequences',
  ])
  expect(decisionFaults('0001-a.md', decision.replace('What.\n', ''))).toEqual([
    '0001-a.md: has nothing under Decision',
  ])
  expect(decisionFaults('0001-a.md', decision.replace('## Context', '**Why.**'))).toEqual([
    '0001-a.md: has text before its first part',
    '0001-a.md: has the parts Decision, Other ways, Consequences',
  ])
  expect(decisionFaults('0002-a.md', decision)).toEqual(['0002-a.md: begins with a title that has no "0002"'])
})
