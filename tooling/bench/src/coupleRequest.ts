import {
  type ClientQuote,
  COVER_KINDS,
  type ComparisonRequest,
  comparisonRequest,
  emptyQuote,
  type NeedsCover,
} from '@coverkit/core'

interface Varied {
  readonly age: number
  readonly supplierCodes?: string[]
}

/** The comparison of the worked couple: four covers, an accountant in Victoria. */
export function coupleRequest({ age, supplierCodes }: Varied): ComparisonRequest {
  const empty = emptyQuote()
  const request = comparisonRequest(
    {
      ...empty,
      personalDetails: {
        age,
        gender: 'F',
        isSmoker: false,
        occupation: 'Accountant',
        occupationId: 2,
        state: 'VIC',
      },
      premiumType: 'stepped',
      covers: {
        payThroughSuper: 'false',
        selectedCovers: [...COVER_KINDS],
      },
      ...({
        lifeCover: { ...empty.lifeCover, amount: 1_090_000 },
        tpdCover: { ...empty.tpdCover, amountStandalone: 1_425_000, occupationType: 'own' },
        criticalIllnessCover: { ...empty.criticalIllnessCover, amount: 290_000 },
        incomeProtectionCover: {
          ...empty.incomeProtectionCover,
          annualEarnings: 105_000,
          monthlyBenefit: 6_100,
        },
      } satisfies Pick<ClientQuote, NeedsCover>),
    },
    {
      clientId: '3f0c9a52-1e7d-4c7a-9b1e-5d2f4a6b8c90',
      ...(supplierCodes === undefined ? {} : { supplierCodes }),
    },
  )
  if (!request) throw new Error('A personal detail is blank.')
  return request
}
