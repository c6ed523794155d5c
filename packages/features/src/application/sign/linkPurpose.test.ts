import { expect, it } from 'vitest'
import { linkPurpose } from './LinkPurpose.ts'

it.each([
  ['#Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE', 'sign'],
  ['#identity=Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE', 'identity'],
  ['', 'sign'],
  ['#other=Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE', 'sign'],
])('%s is a link to %s', (hash, purpose) => expect(linkPurpose({ location: { hash } })).toBe(purpose))
