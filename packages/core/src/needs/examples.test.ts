import { describe, expect, test } from 'vitest'
import { calculateNeeds } from './calculateNeeds.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { emptyCalculatorInput } from './emptyCalculatorInput.ts'
import examples from './fixtures/needsExamples.json' with { type: 'json' }
import { parseCalculatorInput } from './parseCalculatorInput.ts'
import { salaryTaxes } from './salaryTaxes.ts'

const explanatory = ['livingPerYear', 'rentPerYear', 'undiscounted', 'copiedToQuote']

/** Every leaf of a worked example by its dotted path; figures that only explain are left out. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, item]) =>
    explanatory.includes(key) ? [] : leaves(item, path === '' ? key : `${path}.${key}`),
  )
}

function expectClose(actual: unknown, expected: unknown, path: string): void {
  if (typeof expected !== 'number' || typeof actual !== 'number') expect(actual, path).toEqual(expected)
  else expect(Math.abs(actual - expected), `${path} ${actual}`).toBeLessThanOrEqual(1e-6)
}

test('the examples assume the defaults', () => {
  expect(examples.assumptions).toEqual(defaultAssumptions)
  expect(examples.personas).toHaveLength(9)
})

describe('every figure of the worked examples, to a millionth', () => {
  for (const { code, title, inputs, result } of examples.personas) {
    const needs = calculateNeeds(parseCalculatorInput({ ...emptyCalculatorInput(), ...inputs }))
    const actual = new Map(leaves(needs))

    test(`${code}: ${title}`, () => {
      for (const [path, expected] of leaves(result)) expectClose(actual.get(path), expected, path)
    })

    test(`${code}: there is no figure without an example`, () => {
      const quoted = leaves(result).map(([path]) => path)
      expect([...actual.keys()].sort()).toEqual(quoted.sort())
    })
  }
})

describe('the printed examples', () => {
  const printed = {
    P1: { life: 0, tpd: 507_000, criticalIllness: 255_000, income: 4_350, benefit: '5', waiting: '60' },
    P2: {
      life: 1_090_000,
      tpd: 1_425_000,
      criticalIllness: 290_000,
      income: 6_100,
      benefit: '5',
      waiting: '60',
    },
    P3: { life: 0, tpd: 0, criticalIllness: 149_000, income: 3_700, benefit: '2', waiting: '90' },
  }
  const taxes = {
    P1: { incomeTax: 13_020, medicareLevy: 1_500, net: 60_480, superGuarantee: 9_000 },
    P2: { incomeTax: 22_020, medicareLevy: 2_100, net: 80_880, superGuarantee: 12_600 },
    P3: { incomeTax: 19_920, medicareLevy: 1_960, net: 76_120, superGuarantee: 11_760 },
  }

  test.each(['P1', 'P2', 'P3'] as const)('%s', (code) => {
    const inputs = examples.personas.find((persona) => persona.code === code)?.inputs
    const input = parseCalculatorInput({ ...emptyCalculatorInput(), ...inputs })
    const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = calculateNeeds(input)
    expect({
      life: lifeCover.need,
      tpd: tpdCover.need,
      criticalIllness: criticalIllnessCover.need,
      income: incomeProtectionCover.need,
      benefit: incomeProtectionCover.benefitPeriod,
      waiting: incomeProtectionCover.waitingPeriod,
    }).toEqual(printed[code])
    expect(salaryTaxes(input.annualSalary)).toMatchObject(taxes[code])
  })
})
