import { expect, it } from 'vitest'
import { insurerDocuments } from './keyDocuments.ts'

const NOW = Date.parse('2026-11-23T01:02:04Z')

const typesOf = (...names: string[]) =>
  insurerDocuments(
    { supplierCode: 'MLC', documents: names.map((name) => ({ name, url: '/a.pdf' })) },
    NOW,
  ).documents.map(({ type }) => type)

it('records a document that has a name and an address alone', () => {
  const documents = [{ name: 'Product disclosure statement', url: 'https://a.example/pds.pdf' }]
  expect(insurerDocuments({ supplierCode: 'MLC', documents }, NOW)).toEqual({
    supplierCode: 'MLC',
    supplierName: 'Mallee Life Company',
    documents: [
      {
        type: 'PDS',
        name: 'Product disclosure statement',
        url: 'https://a.example/pds.pdf',
        size: null,
        version: 'not stated',
        date: '2026-11-23',
        isDated: false,
      },
    ],
  })
})

it('keeps what the backend says of a document', () => {
  const document = {
    type: 'TMD',
    name: 'Who it is for',
    version: '2.0',
    date: '2026-03-01',
    size: 9,
  } as const
  const given = insurerDocuments({
    supplierCode: 'MLC',
    supplierName: 'Mallee',
    documents: [{ ...document, url: '/t.pdf' }],
  })
  expect(given.supplierName).toBe('Mallee')
  expect(given.documents).toEqual([{ ...document, url: '/t.pdf', isDated: true }])
})

it('reads the type in the name', () => {
  expect(
    typesOf(
      'PDS of Mallee',
      'Supplementary PDS',
      'Target Market Determination',
      'Privacy statement',
      'Our FSG',
    ),
  ).toEqual(['PDS', 'SPDS', 'TMD', 'privacy', 'FSG'])
})
