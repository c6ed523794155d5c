/** The server's answer to reading a submitted application back. */
export const submittedThere = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  reference: 'ACDE3479',
  status: 'in-review',
  submittedAt: '2026-11-23T01:02:04.000Z',
  insurer: { supplierCode: 'ACC', supplierName: 'Insurer', productName: 'Cover Plan' },
  covers: [{ cover: 'life', amount: 600_000 }],
  premium: { amount: 57.71, frequency: 'monthly' },
  outstanding: [{ kind: 'assessment', state: 'open' }],
  signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T01:02:04.000Z', sentAt: null }],
}
