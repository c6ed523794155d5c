import type { SubmittedTransfer } from '@coverkit/api-client'
import { expect, it } from 'vitest'
import { exampleSubmitted } from '#submission/tracker/testing/exampleSubmitted.ts'
import { examplePolicyChange } from '../changes/exampleChange.fixture.ts'
import {
  applicationDocuments,
  changeDocuments,
  hasNoDocuments,
  transferDocuments,
} from './accountDocuments.ts'

const pds = {
  type: 'PDS',
  name: 'Ingleside Life disclosure statement',
  version: '4.1',
  date: '2026-03-01',
} as const

it('lists the receipt of an application, then what was accepted with version and date', () => {
  const application = exampleSubmitted({
    documents: [
      { ...pds, url: '/documents/ING-PDS.pdf' },
      { ...pds, type: 'FSG', name: 'Ingleside Life guide', version: '3', url: null },
    ],
  })
  const [group, ...others] = applicationDocuments([application])
  expect(others).toEqual([])
  expect(group?.title).toBe('Application ACDE3479 with Ingleside Life')
  expect(group?.documents).toMatchObject([
    {
      name: 'Receipt for your application, with every question and answer',
      version: 'Reference ACDE3479',
      date: '23 November 2026',
      source: { kind: 'receipt', application: application.id, fileName: 'receipt-ACDE3479.pdf' },
    },
    {
      name: 'Ingleside Life disclosure statement',
      version: 'Version 4.1',
      date: '1 March 2026',
      source: { kind: 'link', url: '/documents/ING-PDS.pdf' },
    },
    { name: 'Ingleside Life guide', version: 'Version 3', source: { kind: 'unpublished' } },
  ])
  expect(new Set(group?.documents.map(({ id }) => id)).size).toBe(3)
})

it('has the receipt of an application whose documents an earlier answer left out', () => {
  const [group] = applicationDocuments([exampleSubmitted()])
  expect(group?.documents).toHaveLength(1)
})

const transfer: SubmittedTransfer = {
  id: '7b0c4f1e-2f6d-4c7c-9a51-0f6f4d0c1b22',
  reference: 'HJ4KMN7P',
  status: 'in-progress',
  submittedAt: '2026-11-23T02:00:00Z',
  policies: [],
  signatures: [
    { holder: 1, state: 'signed', signedAt: '2026-11-23T02:00:00Z', sentAt: null },
    { holder: 2, state: 'signed', signedAt: '2026-11-25T02:00:00Z', sentAt: null },
  ],
  letters: ['ZUR', 'ACC'],
}

it('lists the letters of a transfer by the day on which the last holder signed', () => {
  expect(transferDocuments([transfer])).toEqual([
    {
      id: transfer.id,
      title: 'Transfer HJ4KMN7P',
      documents: ['ZUR', 'ACC'].map((insurer) => ({
        id: `${transfer.id}-${insurer}`,
        name: `Letter of authority to ${insurer === 'ZUR' ? 'Zurella' : 'Accord Life'}`,
        version: 'Reference HJ4KMN7P',
        date: '25 November 2026',
        source: {
          kind: 'letter',
          transfer: transfer.id,
          insurer,
          fileName: `letter-${insurer}-HJ4KMN7P.pdf`,
        },
      })),
    },
  ])
})

it('has nothing of a transfer before there are letters', () => {
  expect(transferDocuments([{ ...transfer, letters: [] }])).toEqual([])
})

it('lists the signed document of a change of cover, which is reason enough not to say that there are none', () => {
  const change = examplePolicyChange()
  expect(changeDocuments([change])).toEqual([
    {
      id: change.id,
      title: 'Change of cover H7KQ3WXR, policy MLC0012345',
      documents: [
        {
          id: `${change.id}-change`,
          name: 'Your change of cover, as you signed it',
          version: 'Reference H7KQ3WXR',
          date: '23 November 2026',
          source: { kind: 'change', change: change.id, fileName: 'change-H7KQ3WXR.pdf' },
        },
      ],
    },
  ])
  expect(hasNoDocuments([], [], [])).toBe(true)
  expect(hasNoDocuments([], [], [change])).toBe(false)
  expect(hasNoDocuments([], [], undefined)).toBe(false)
})
