import { describe, expect, test } from 'vitest'
import { volunteersGenetics } from './volunteersGenetics.ts'

describe('noticed', () => {
  test.each([
    'I had a genetic test last year',
    'Genetic testing was clear',
    'a genetic blood test',
    'genetically tested at the clinic',
    'genetic counselling next month',
    'GENETIC\u00a0TEST',
    'a gene test',
    'my gene-test came back',
    'the DNA test said no',
    'DNA testing kit from the chemist',
    'DNA results are in',
    'whole genome sequencing',
    'had my DNA sequenced',
    'a carrier test before the baby',
    'a predictive test for Huntington disease',
    'BRCA',
    'BRCA1 positive',
    'brca-2',
    'mum has Lynch syndrome',
    'Lynch gene',
    'tested for Lynch',
    '23andMe said I was fine',
    '23 and Me',
    'AncestryDNA',
    'I carry the faulty gene',
    'inherited the gene from dad',
    'tested positive for the gene',
    'screened for a faulty BRCA gene',
    'an APOE result',
    'a polygenic risk score',
  ])('%s', (text) => expect(volunteersGenetics(text)).toBe(true))
})

describe('not noticed', () => {
  test.each([
    '',
    'generic tablets for blood pressure',
    'a general check-up',
    'a blood test in general practice',
    'I saw an echidna',
    'congenital heart murmur, tests were normal',
    'Dr Lynch at the clinic',
    'Lynch Street medical centre',
    'Gene is my doctor',
    'a stress test with Gene Smith',
    'the first generation of the medicine',
    'photogenic tests for work',
    'DNA',
    'oxygen test',
    'regenerative screening',
    'carrier of heavy loads, tested for strength',
    'an allergen test result',
    'my brother, aged 23, and me',
  ])('%s', (text) => expect(volunteersGenetics(text)).toBe(false))
})

test('long text is read quickly enough to type in', () => {
  const text = 'test for a '.repeat(90)
  expect(volunteersGenetics(text)).toBe(false)
  expect(volunteersGenetics(`${text} gene`)).toBe(true)
})
