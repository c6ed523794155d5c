import { readFileSync } from 'node:fs'
import {
  type CalculatorInput,
  calculateNeeds,
  defaultAssumptions,
  emptyCalculatorInput,
  salaryTaxes,
} from '@coverkit/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { calculationRequest } from './calculationRequest.ts'
import { saveCalculationRequest } from './testing/sampleRequests.ts'

const document: object = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })
const fits = ajv.compile({ $ref: 'document#/components/schemas/SaveCalculationRequest' })

const couple: CalculatorInput = {
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  dependents: true,
  numberOfDependents: 2,
  dependentAges: [3, 1],
  schoolingPreference: 'public',
  propertyStatus: 'owner',
  homeValue: 900_000,
  homeSale: false,
  selectedAssets: ['savings', 'super'],
  assets: { savings: 30_000, super: 85_000, investments: 99_999 },
  selectedDebts: ['familyHomeMortgage', 'personalLoans', 'monthlyRent'],
  debts: { familyHomeMortgage: 620_000, personalLoans: 24_000, monthlyRent: 2_400, creditCards: 5_000 },
  selectedCovers: ['lifeCover', 'tpdCover'],
  covers: { lifeCover: 250_000, tpdCover: 150_000, incomeProtectionCover: 2_000 },
  existingWaitingPeriod: '30',
  existingBenefitPeriod: '2',
}

const sent = () => {
  const request = calculationRequest(couple, calculateNeeds(couple), {
    isEmail: true,
    name: ' Robin Example ',
    contactEmail: 'robin.example@example.com',
    assumptions: defaultAssumptions,
    ...(saveCalculationRequest.tracking && { tracking: saveCalculationRequest.tracking }),
  })
  return JSON.parse(JSON.stringify(request))
}

test('a whole calculation fits the document', () => {
  expect([fits(sent()), fits.errors]).toEqual([true, null])
})

test('sends the children, the needs and the take-home pay', () => {
  const needs = calculateNeeds(couple)
  const request = sent()
  expect(request.kidDetails).toEqual(needs.factors.children)
  expect(request.kidDetails.map((kid: { age: number; years: number }) => [kid.age, kid.years])).toEqual([
    [3, 18],
    [1, 20],
  ])
  expect(request.lifeCalculation).toEqual(JSON.parse(JSON.stringify(needs)))
  expect(request.lifeCalculation.lifeCover.need).toBe(1_090_000)
  expect(request.salaryTaxes).toEqual(salaryTaxes(105_000))
  expect(request).toMatchObject({ age: 34, education: 'public', name: 'Robin Example', isEmail: true })
})

test('sends only ticked amounts, with their sums', () => {
  const request = sent()
  expect(request.assets).toEqual({
    property: null,
    investments: null,
    savings: 30_000,
    super: 85_000,
    propertyStatus: 'owner',
    homeValue: 900_000,
    homeSale: false,
    total: 115_000,
  })
  expect(request.debts).toMatchObject({ creditCards: null, monthlyRent: 2_400, total: 644_000 })
  expect(request.existingCovers).toEqual({
    lifeCover: 250_000,
    tpdCover: 150_000,
    criticalIllnessCover: null,
    incomeProtectionCover: null,
    waitingPeriod: null,
    benefitPeriod: null,
  })
})

test('periods go with an income protection cover that is held', () => {
  const held: CalculatorInput = { ...couple, selectedCovers: ['incomeProtectionCover'] }
  expect(calculationRequest(held, null, { isEmail: false }).existingCovers).toMatchObject({
    incomeProtectionCover: 2_000,
    waitingPeriod: '30',
    benefitPeriod: '2',
  })
})

test('a first step sends blanks as null and fits the document', () => {
  const request = calculationRequest(emptyCalculatorInput(), null, { isEmail: false, name: '  ' })
  expect([fits(request), fits.errors]).toEqual([true, null])
  expect(request).toMatchObject({
    kidDetails: null,
    lifeCalculation: null,
    name: null,
    age: null,
    contactEmail: null,
    salaryTaxes: null,
    education: null,
    tracking: null,
  })
  expect(request.assets).toMatchObject({ savings: null, total: null })
})

test('zero is sent as null, and the input is not changed', () => {
  const before = structuredClone(couple)
  const zero: CalculatorInput = { ...couple, assets: { savings: 0, super: 0 } }
  expect(calculationRequest(zero, null, { isEmail: false }).assets).toMatchObject({
    savings: null,
    super: null,
    total: null,
  })
  sent()
  expect(couple).toEqual(before)
})
