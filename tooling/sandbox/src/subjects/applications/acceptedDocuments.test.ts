import { expect, it } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { acceptedDocuments } from './acceptedDocuments.ts'

const pds = { type: 'PDS', name: 'Mallee disclosure statement', version: '4.1', date: '2026-03-01' } as const
const fsg = { type: 'FSG', name: 'Mallee guide', version: '3.1', date: '2025-11-15' } as const
const published = (code: string) =>
  code === 'MLC'
    ? [
        { ...pds, url: '/documents/MLC-PDS.pdf' },
        { ...fsg, version: '3.2', url: '/documents/MLC-FSG.pdf' },
      ]
    : []

const body = (documentsRead: readonly object[], supplierCode = 'MLC') =>
  ({
    applicationDetails: { compareProductDetails: { supplierCode }, documentsRead },
  }) as unknown as Schema<'SaveApplicationRequest'>

it('lists each edition once, in the order of the page, with its address while it is published', () => {
  const read = [
    { acceptance: 'insurerPdsAndPrivacy', ...pds },
    { acceptance: 'brokerTerms', ...fsg },
    { acceptance: 'insurerContact', ...pds },
  ]
  expect(acceptedDocuments({ published }, body(read))).toEqual([
    { ...pds, url: '/documents/MLC-PDS.pdf' },
    { ...fsg, url: null },
  ])
})

it('has no address for a document of another insurer or another day', () => {
  const read = [{ acceptance: 'insurerPdsAndPrivacy', ...pds }]
  expect(acceptedDocuments({ published }, body(read, 'ZUR'))).toEqual([{ ...pds, url: null }])
  const other = [{ acceptance: 'insurerPdsAndPrivacy', ...pds, date: '2025-03-01' }]
  expect(acceptedDocuments({ published }, body(other))).toEqual([{ ...pds, date: '2025-03-01', url: null }])
})

it('lists nothing where nothing was recorded', () => {
  const { applicationDetails } = body([])
  const { documentsRead: _none, ...details } = applicationDetails
  const empty = { applicationDetails: details } as Schema<'SaveApplicationRequest'>
  expect(acceptedDocuments({ published }, empty)).toEqual([])
})
