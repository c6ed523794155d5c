export interface Source {
  readonly name: string
  readonly address?: string
}

/** Where the facts of these pages can be looked up. An address is public; what has none is of this site. */
export const SOURCES = {
  afca: { name: 'Australian Financial Complaints Authority', address: 'https://www.afca.org.au' },
  assumptions: { name: 'The calculator’s assumptions' },
  beneficiaries: {
    name: 'Insurance Contracts Act 1984, section 48A',
    address: 'https://www.legislation.gov.au/C2004A02944/latest/text',
  },
  calculators: { name: 'ASIC Regulatory Guide 167: relief for calculators', address: 'https://asic.gov.au' },
  'claims-code': { name: 'Life Insurance Code of Practice, version 2.1.1', address: 'https://cali.org.au' },
  'complaint-rules': {
    name: 'ASIC Regulatory Guide 271: internal dispute resolution',
    address: 'https://asic.gov.au',
  },
  'cooling-off': {
    name: 'Corporations Act 2001, section 1019B',
    address: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  },
  'duty-nsw': { name: 'Duties Act 1997 (NSW), section 243', address: 'https://legislation.nsw.gov.au' },
  'duty-qld': {
    name: 'Queensland Revenue Office: rates of insurance duty',
    address: 'https://qro.qld.gov.au/duties/insurance-duty/rates',
  },
  'duty-tas': {
    name: 'State Revenue Office Tasmania: rates of insurance duty',
    address: 'https://www.sro.tas.gov.au/insurance-duty/rates-of-duty',
  },
  'duty-vic': {
    name: 'State Revenue Office Victoria: insurance duty',
    address:
      'https://www.sro.vic.gov.au/businesses-and-organisations/insurance-duty/understanding-insurance-duty',
  },
  fsg: { name: 'Our Financial Services Guide' },
  'general-advice': {
    name: 'Corporations Act 2001, section 949A',
    address: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  },
  'genetic-tests': {
    name: 'Insurance Contracts Act 1984, sections 33E to 33H, in force since 8 October 2026',
    address: 'https://www.legislation.gov.au/C2004A02944/latest/text',
  },
  'income-cover-rules': {
    name: 'Australian Prudential Regulation Authority: individual disability income insurance',
    address: 'https://www.apra.gov.au',
  },
  'income-tax': {
    name: 'Income Tax Assessment Act 1997',
    address: 'https://www.legislation.gov.au/C2004A05138/latest/text',
  },
  'insurance-contracts': {
    name: 'Insurance Contracts Act 1984',
    address: 'https://www.legislation.gov.au/C2004A02944/latest/text',
  },
  licence: {
    name: 'Corporations Act 2001',
    address: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  },
  'life-tables': {
    name: 'Australian Government Actuary: Australian Life Tables 2020-22',
    address: 'https://aga.gov.au',
  },
  'moneysmart-life': {
    name: 'Moneysmart: how life insurance works',
    address: 'https://moneysmart.gov.au/how-life-insurance-works',
  },
  'moneysmart-super': {
    name: 'Moneysmart: insurance through super',
    address: 'https://moneysmart.gov.au/how-super-works/insurance-through-super',
  },
  nominations: {
    name: 'Superannuation Industry (Supervision) Regulations 1994, regulation 6.17A',
    address: 'https://www.legislation.gov.au/F1996B00580/latest/text',
  },
  privacy: {
    name: 'Privacy Act 1988 and the Australian Privacy Principles',
    address: 'https://www.oaic.gov.au/privacy',
  },
  'reasonable-care': {
    name: 'Insurance Contracts Act 1984, section 20B',
    address: 'https://www.legislation.gov.au/C2004A02944/latest/text',
  },
  'sample-rates': { name: 'The sample rates of this demonstration' },
  'sample-terms': { name: 'The sample policy terms of this demonstration' },
  'super-covers': {
    name: 'Superannuation Industry (Supervision) Regulations 1994, regulation 4.07D',
    address: 'https://www.legislation.gov.au/F1996B00580/latest/text',
  },
  'target-markets': {
    name: 'Corporations Act 2001, part 7.8A: design and distribution',
    address: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  },
  'tax-office': { name: 'Australian Taxation Office', address: 'https://www.ato.gov.au' },
  'unrequested-calls': {
    name: 'Corporations Act 2001, section 992A',
    address: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  },
} satisfies Readonly<Record<string, Source>>

/** All of them, for the schema of the front matter. */
export const SOURCE_IDS = Object.keys(SOURCES) as (keyof typeof SOURCES)[]
