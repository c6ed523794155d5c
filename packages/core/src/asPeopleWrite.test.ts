import { describe, expect, test } from 'vitest'
import { parseFundName } from './application/parseFund.ts'
import { parseClaimPhone } from './claims/parseClaimPhone.ts'
import { WEEKLY_HOURS } from './fields/parseWholeNumber.ts'
import {
  parseAbn,
  parseAccountName,
  parseAccountNumber,
  parseAge,
  parseBsb,
  parseConfirmationCode,
  parseCountry,
  parseDate,
  parseDrawDay,
  parseEmail,
  parseInternationalPhone,
  parseMobile,
  parseMoney,
  parseName,
  parsePercent,
  parsePolicyNumber,
  parsePostcode,
  parseState,
  parseStreet,
  parseSuburb,
  parseUsi,
  parseWholeNumber,
} from './index.ts'
import { parseMonthYear } from './questionnaire/parseMonthYear.ts'
import { refusal } from './testing/refusal.ts'
import { parseNameOnPolicy } from './transfer/parseNameOnPolicy.ts'

// Each text was tried on every parser. A parser takes it and stores the value beside it, or refuses it because it could mean
// two things.

const yearly = (text: string) => parseMoney(text, { isYearly: true })

describe('a phone number of another country', () => {
  test.each([
    ['+44 (0) 20 7946 0958', '+442079460958'],
    ['0044 07700 900123', '+447700900123'],
    ['0011 1 415 555 0132', '+14155550132'],
    ['+91 098765 43210', '+919876543210'],
    ['0086 138-0013-8000', '+8613800138000'],
    ['+60 012-345 6789', '+60123456789'],
    ['+63 (917) 123 4567', '+639171234567'],
    ['+62 0812-3456-7890', '+6281234567890'],
    ['+84 (0)90 123 45 67', '+84901234567'],
    ['+81 090-1234-5678', '+819012345678'],
    ['+82 (0)10 1234 5678', '+821012345678'],
    ['+27 (0) 82 123 4567', '+27821234567'],
    ['+353 087 123 4567', '+353871234567'],
    ['+49 (0) 151/23456789', '+4915123456789'],
    ['+33 06.12.34.56.78', '+33612345678'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+7 8 912 345-67-89', '+79123456789'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+55 (011) 91234-5678', '+5511912345678'],
    ['+977 98-12345678', '+9779812345678'],
    ['+90 (0532) 123 45 67', '+905321234567'],
    ['+٦٤ ٢١ ١٢٣ ٤٥٦', '+6421123456'],
    ['tel:+64-21-123-456', '+6421123456'],
    ['+64 21 123 456 (work)', '+6421123456'],
    ['Mob: +64 21 123 456', '+6421123456'],
    ['[+64] 21 123 456', '+6421123456'],
    ['+64_21_123_456', '+6421123456'],
    ['+64 21,123,456', '+6421123456'],
    ['+64 21 123 456;', '+6421123456'],
    ['+971 050 123 4567', '+971501234567'],
  ])('%s is %s', (text, value) => expect(parseInternationalPhone(text)).toBe(value))

  test.each(['+44 20 7946 0958 ext 12', '+1 415.555.0132 x123', '64 21 123 456', '8 912 345 67 89'])(
    '%s is refused',
    (text) => expect(refusal(() => parseInternationalPhone(text))).not.toBeNull(),
  )
})

describe('an Australian mobile', () => {
  test.each([
    ['0412 345 678 (mob)', '+61412345678'],
    ['M: 0412 345 678', '+61412345678'],
    ['mobile 0412 345 678', '+61412345678'],
    ['tel:0412345678', '+61412345678'],
    ['0412_345_678', '+61412345678'],
    ['٠٤١٢٣٤٥٦٧٨', '+61412345678'],
    ['۰۴۱۲۳۴۵۶۷۸', '+61412345678'],
    ['०४१२३४५६७८', '+61412345678'],
    ['O412 345 678', '+61412345678'],
    ['o412345678', '+61412345678'],
    ['0412,345,678', '+61412345678'],
    ['[0412] 345 678', '+61412345678'],
    ['0412 345 678;', '+61412345678'],
  ])('%s is %s', (text, value) => expect(parseMobile(text)).toBe(value))

  test.each(['0412 345 67', '04l2 345 678', '0412 345 678 or 0413 345 678', '0412345678 ext 2'])(
    '%s is refused',
    (text) => expect(refusal(() => parseMobile(text))).not.toBeNull(),
  )
})

describe('a phone of a claimant', () => {
  test.each([])('%s is %s', (text, value) => expect(parseClaimPhone(text)).toBe(value))

  test.each(['02 9123 4567 ext 12', '1300 SMILES', '9123 4567'])('%s is refused', (text) =>
    expect(refusal(() => parseClaimPhone(text))).not.toBeNull(),
  )
})

describe('a name', () => {
  test.each([
    ['O`Brien', 'O’Brien'],
    ['‘t Hart', '’t Hart'],
    ['Jean–Luc', 'Jean-Luc'],
    ['Anita d/o Ravi', 'Anita d/o Ravi'],
    ['Smith, Jr.', 'Smith, Jr.'],
    ['ʻOkina', 'ʻOkina'],
    ['Gal•la', 'Gal·la'],
    ['迪丽热巴‧迪力木拉提', '迪丽热巴·迪力木拉提'],
    ['マイケル・ジャクソン', 'マイケル・ジャクソン'],
    ['𠮷野', '𠮷野'],
    ['ז׳בוטינסקי', 'ז׳בוטינסקי'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['O′Neill', 'O’Neill'],
    ['O＇Brien', 'O’Brien'],
  ])('%s is %s', (text, value) => expect(parseName(text)).toBe(value))

  test.each(['Smith (née Jones)', 'John "Jack"', 'X Æ A-12', 'John_Smith'])('%s is refused', (text) =>
    expect(refusal(() => parseName(text))).not.toBeNull(),
  )
})

describe('a date', () => {
  test.each([
    ['27/03/1985', '1985-03-27'],
    ['27 Mar 1985', '1985-03-27'],
    ['1985-03-27', '1985-03-27'],
    ['27th of March 1985', '1985-03-27'],
    ['27th of March, 1985', '1985-03-27'],
    ['Wed 27 March 1985', '1985-03-27'],
    ['Wednesday, 27 March 1985', '1985-03-27'],
    ['１９８５年３月２７日', '1985-03-27'],
    ['1985年3月27日', '1985-03-27'],
    ['1985/03/27', '1985-03-27'],
    ['1985.03.27', '1985-03-27'],
    ['1985 03 27', '1985-03-27'],
    ['19850327', '1985-03-27'],
    ['27031985', '1985-03-27'],
    ['27\\03\\1985', '1985-03-27'],
    ['27|03|1985', '1985-03-27'],
    ['27_03_1985', '1985-03-27'],
    ['27/03/1985 00:00', '1985-03-27'],
    ['1985-03-27T00:00:00', '1985-03-27'],
    ['٢٧/٠٣/١٩٨٥', '1985-03-27'],
    ['۲۷/۳/۱۹۸۵', '1985-03-27'],
    ['27Mar1985', '1985-03-27'],
    ['27MAR1985', '1985-03-27'],
    ['1985-3-27', '1985-03-27'],
    ['2 7 1985', '1985-07-02'],
    ['27’03’1985', '1985-03-27'],
    ['(27/03/1985)', '1985-03-27'],
  ])('%s is %s', (text, value) => expect(parseDate(text)).toBe(value))

  test.each([
    '27.3.85',
    '27-MAR-85',
    '03/27/1985',
    '31/02/1985',
    '1985-03-27T00:00:00Z',
    '270385',
    'DOB 27/03/1985',
  ])('%s is refused', (text) => expect(refusal(() => parseDate(text))).not.toBeNull())
})

describe('money of a year', () => {
  test.each([
    ['AU$105,000', 105000],
    ['105,000 dollars', 105000],
    ['1.5 mil', 1500000],
    ['1.5mil', 1500000],
    ['$1.5 mill', 1500000],
    ['1.5mn', 1500000],
    ['$1.5 million dollars', 1500000],
    ['105,000.', 105000],
    ['$105,000.-', 105000],
    ['105,000/-', 105000],
    ['105,000 annually', 105000],
    ['105k yearly', 105000],
    ['١٠٥٠٠٠', 105000],
    ['१०५०००', 105000],
    ['١٠٥٬٠٠٠', 105000],
    ['105,000$', 105000],
    ['105000 $', 105000],
    ['105 grand', 105000],
    ['aud$105,000', 105000],
    ['105,000 A$', 105000],
    ['105000 Australian dollars', 105000],
  ])('%s is %s', (text, value) => expect(yearly(text)).toBe(value))

  test.each([
    '1,5',
    '105.000',
    '105.000,00',
    'US$105,000',
    '€105,000',
    '2000 per week',
    '$2,000 weekly',
    '100-120k',
    '1.5 lakh',
    '1.5b',
    '105K+',
    '~105000',
  ])('%s is refused', (text) => expect(refusal(() => yearly(text))).not.toBeNull())
})

describe('a country', () => {
  test.each([
    ['P.R. China', 'China'],
    ['China (PRC)', 'China'],
    ['HK', 'Hong Kong'],
    ['Hong Kong SAR China', 'Hong Kong'],
    ['Bosnia', 'Bosnia and Herzegovina'],
    ['Trinidad', 'Trinidad and Tobago'],
    ['St Kitts', 'St Kitts and Nevis'],
    ['Antigua', 'Antigua and Barbuda'],
    ['São Tomé', 'São Tomé and Príncipe'],
    ['Sao Tome', 'São Tomé and Príncipe'],
    ['Emirates', 'United Arab Emirates'],
    ['Saudi', 'Saudi Arabia'],
    ['KSA', 'Saudi Arabia'],
    ['Islamic Republic of Iran', 'Iran'],
    ['Iran (Islamic Republic of)', 'Iran'],
    ['Southern Ireland', 'Ireland'],
    ['Irish Republic', 'Ireland'],
    ['Deutschland', 'Germany'],
    ['España', 'Spain'],
    ['Italia', 'Italy'],
    ['Brasil', 'Brazil'],
    ['Österreich', 'Austria'],
    ['Schweiz', 'Switzerland'],
    ['Suisse', 'Switzerland'],
    ['Swiss', 'Switzerland'],
    ['中国', 'China'],
    ['日本', 'Japan'],
    ['Republic of India', 'India'],
    ['RSA', 'South Africa'],
    ['S. Africa', 'South Africa'],
    ['Republic of South Africa', 'South Africa'],
    ['Fiji Islands', 'Fiji'],
    ['Republic of North Macedonia', 'North Macedonia'],
    ['Congo DRC', 'Congo (Democratic Republic)'],
    ['Plurinational State of Bolivia', 'Bolivia'],
    ['Bolivarian Republic of Venezuela', 'Venezuela'],
    ['Venezuela (Bolivarian Republic of)', 'Venezuela'],
    ['Moldova, Republic of', 'Moldova'],
    ['Korea, Republic of', 'South Korea'],
    ['Korea (Republic of)', 'South Korea'],
    ['Republic of the Philippines', 'Philippines'],
    ['Philippine', 'Philippines'],
    ['Gaza', 'Palestine'],
    ['West Bank', 'Palestine'],
    ['Occupied Palestinian Territory', 'Palestine'],
    ['N. Ireland', 'United Kingdom'],
    ['Western Samoa', 'Samoa'],
    ['AUS', 'Australia'],
    ['Aust', 'Australia'],
    ['AU', 'Australia'],
    ['Commonwealth of Australia', 'Australia'],
    ['Lao', 'Laos'],
    ['Brunei Darussalam', 'Brunei'],
    ['Aland', 'Åland Islands'],
    ['Vatican City State', 'Vatican City'],
    ['Democratic Republic of Congo', 'Congo (Democratic Republic)'],
    ['Congo, Democratic Republic of the', 'Congo (Democratic Republic)'],
    ['Republic of Congo', 'Congo (Republic)'],
    ['Singapur', 'Singapore'],
    ['Rep. of Ireland', 'Ireland'],
    ['ROI', 'Ireland'],
    ['ROK', 'South Korea'],
    ['United Kingdom of Great Britain and Northern Ireland', 'United Kingdom'],
    ['Great Britain (UK)', 'United Kingdom'],
    ['United States (USA)', 'United States'],
    ['US of A', 'United States'],
  ])('%s is %s', (text, value) => expect(parseCountry(text)).toBe(value))

  test.each(['Korea (North)', 'Democratic Republic of Korea', 'NI', 'Yugoslavia'])('%s is refused', (text) =>
    expect(refusal(() => parseCountry(text))).not.toBeNull(),
  )
})

describe('a policy number', () => {
  test.each([
    ['Nr. 12345', '12345'],
    ['Pol no 12345', '12345'],
    ['Pol. 12345', '12345'],
    ['(12345)', '12345'],
    ['12345;', '12345'],
    ['12345,', '12345'],
    ['12345.', '12345'],
    ['٣٤٥٦٧', '34567'],
    ['Ref: 12345', '12345'],
    ['Reference 12345', '12345'],
    ['Policy: 12345', '12345'],
    ['Policy 12345', '12345'],
    ['policy# 12345', '12345'],
  ])('%s is %s', (text, value) => expect(parsePolicyNumber(text)).toBe(value))

  test.each(['12345, 12346', '12345 & 12346', "don't know", 'AB'])('%s is refused', (text) =>
    expect(refusal(() => parsePolicyNumber(text))).not.toBeNull(),
  )
})

describe('a BSB', () => {
  test.each([
    ['123 456', '123-456'],
    ['123–456', '123-456'],
    ['BSB 123-456', '123-456'],
    ['BSB: 123456', '123-456'],
    ['bsb123456', '123-456'],
    ['١٢٣٤٥٦', '123-456'],
    ['123/456', '123-456'],
    ['123_456', '123-456'],
    ['123,456', '123-456'],
    ['(123) 456', '123-456'],
    ['#062000', '062-000'],
  ])('%s is %s', (text, value) => expect(parseBsb(text)).toBe(value))

  test.each(['12345', '1234567', '12a3-456', '97O-0011'])('%s is refused', (text) =>
    expect(refusal(() => parseBsb(text))).not.toBeNull(),
  )
})

describe('an account number', () => {
  test.each([
    ['Acc 12345678', '12345678'],
    ['A/C 12345678', '12345678'],
    ['acct no: 12345678', '12345678'],
    ['١٢٣٤٥٦٧٨', '12345678'],
    ['1234/5678', '12345678'],
    ['1234_5678', '12345678'],
    ['12,345,678', '12345678'],
  ])('%s is %s', (text, value) => expect(parseAccountNumber(text)).toBe(value))

  test.each(['062-000 12345678', '1234567890', '1234'])('%s is refused', (text) =>
    expect(refusal(() => parseAccountNumber(text))).not.toBeNull(),
  )
})

describe('a code', () => {
  test.each([
    ['123 456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['１２３４５６', '123456'],
    ['G-123456', '123456'],
    ['"123456"', '123456'],
    ['Code: 123456', '123456'],
    ['Your code is 123456', '123456'],
    ['123,456', '123456'],
    ['123_456', '123456'],
    ['(123456)', '123456'],
    ['<123456>', '123456'],
    ['‘123456’', '123456'],
    ['#123456', '123456'],
    ['*123456*', '123456'],
    ['123 456 is your Coverkit code', '123456'],
  ])('%s is %s', (text, value) => expect(parseConfirmationCode(text)).toBe(value))

  test.each(['12345', '1234567', 'O12345'])('%s is refused', (text) =>
    expect(refusal(() => parseConfirmationCode(text))).not.toBeNull(),
  )
})

describe('a street', () => {
  test.each([
    ['Flat 2; 10 High St', 'Flat 2; 10 High St'],
    ['Unit 3 @ 10 High St', 'Unit 3 @ 10 High St'],
    ['№ 5', '№ 5'],
    ['5 High St [rear]', '5 High St [rear]'],
    ['Shop 5+6, 10 High St', 'Shop 5+6, 10 High St'],
    ['℅ J. Smith', '℅ J. Smith'],
    ['Unit 5\\12 High St', 'Unit 5\\12 High St'],
    ['10_12 High St', '10_12 High St'],
    ['10 High St!', '10 High St!'],
    ['Unit 5 | 12 High St', 'Unit 5 | 12 High St'],
    ['100% Plaza', '100% Plaza'],
  ])('%s is %s', (text, value) => expect(parseStreet(text)).toBe(value))

  test.each(['<10>', '5 High St ★'])('%s is refused', (text) =>
    expect(refusal(() => parseStreet(text))).not.toBeNull(),
  )
})

describe('a suburb', () => {
  test.each([
    ['Agnes Water/1770', 'Agnes Water/1770'],
    ['Town of 1770', 'Town of 1770'],
    ['Curl Curl & Freshwater', 'Curl Curl & Freshwater'],
  ])('%s is %s', (text, value) => expect(parseSuburb(text)).toBe(value))

  test.each(['Newtown NSW 2042', 'Newtown;'])('%s is refused', (text) =>
    expect(refusal(() => parseSuburb(text))).not.toBeNull(),
  )
})

describe('an age', () => {
  test.each([
    ['40 years', 40],
    ['40 years old', 40],
    ['40 y.o.', 40],
    ['٤٠', 40],
  ])('%s is %s', (text, value) => expect(parseAge(text)).toBe(value))

  test.each(['40 months', '40+', '~40', '40 hours'])('%s is refused', (text) =>
    expect(refusal(() => parseAge(text))).not.toBeNull(),
  )
})

describe('hours of work', () => {
  test.each([
    ['38 hours', 38],
    ['38h', 38],
    ['38 hrs per week', 38],
    ['38 hours a week', 38],
    ['38 h/w', 38],
  ])('%s is %s', (text, value) => expect(parseWholeNumber(text, WEEKLY_HOURS)).toBe(value))

  test.each(['38 days', '7.5', '38-40', 'full time'])('%s is refused', (text) =>
    expect(refusal(() => parseWholeNumber(text, WEEKLY_HOURS))).not.toBeNull(),
  )
})

describe('a day of the month', () => {
  test.each([
    ['15th', 15],
    ['1st', 1],
    ['22nd', 22],
  ])('%s is %s', (text, value) => expect(parseDrawDay(text)).toBe(value))
})

describe('a postcode', () => {
  test.each([
    ['NSW 2042', '2042'],
    ['2042 NSW', '2042'],
    ['٢٠٤٢', '2042'],
    ['２０４２．', '2042'],
    ['20 42', '2042'],
    ['2042.', '2042'],
  ])('%s is %s', (text, value) => expect(parsePostcode(text)).toBe(value))

  test.each(['800', '2042-1234', '20420', 'O800'])('%s is refused', (text) =>
    expect(refusal(() => parsePostcode(text))).not.toBeNull(),
  )
})

describe('a state', () => {
  test.each([
    ['N.S.W.', 'NSW'],
    ['N.S.W', 'NSW'],
    ['Vic.', 'VIC'],
    ['Qld.', 'QLD'],
    ['W.A.', 'WA'],
    ['S.A.', 'SA'],
    ['Tas.', 'TAS'],
    ['A.C.T.', 'ACT'],
    ['N.T.', 'NT'],
    ['ＮＳＷ', 'NSW'],
  ])('%s is %s', (text, value) => expect(parseState(text)).toBe(value))

  test.each(['Canberra'])('%s is refused', (text) => expect(refusal(() => parseState(text))).not.toBeNull())
})

describe('an email address', () => {
  test.each([
    ['jo@example.com.', 'jo@example.com'],
    ['<jo@example.com>', 'jo@example.com'],
    ['Jo <jo@example.com>', 'jo@example.com'],
    ['jo @example.com', 'jo@example.com'],
    ['jo@ example.com', 'jo@example.com'],
    ['jo＠example.com', 'jo@example.com'],
    ['ｊｏ@example.com', 'jo@example.com'],
    ['jo@example.com;', 'jo@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
  ])('%s is %s', (text, value) => expect(parseEmail(text)).toBe(value))

  test.each([
    'jo@example,com',
    'jo smith @example.com',
    'jo@example.com, mo@example.com',
    '"jo"@example.com',
    'jo@example..com',
  ])('%s is refused', (text) => expect(refusal(() => parseEmail(text))).not.toBeNull())
})

describe('an ABN', () => {
  test.each([
    ['ABN 51 824 753 556', '51824753556'],
    ['ABN: 51824753556', '51824753556'],
    ['٥١٨٢٤٧٥٣٥٥٦', '51824753556'],
    ['51,824,753,556', '51824753556'],
    ['51/824/753/556', '51824753556'],
  ])('%s is %s', (text, value) => expect(parseAbn(text)).toBe(value))
})

describe('a USI', () => {
  test.each([['USI ABC0123AU', 'ABC0123AU']])('%s is %s', (text, value) => expect(parseUsi(text)).toBe(value))
})

describe('a fund', () => {
  test.each([
    ['Aware*', 'Aware*'],
    ['"ABC" Fund', '"ABC" Fund'],
    ['A@B', 'A@B'],
    ['ABC: Plan', 'ABC: Plan'],
    ['Care Super; Plus', 'Care Super; Plus'],
    ['SMSF #2', 'SMSF #2'],
    ['100% Fund', '100% Fund'],
    ['Fund!', 'Fund!'],
    ['Fund [A]', 'Fund [A]'],
    ['Fund 2_3', 'Fund 2_3'],
  ])('%s is %s', (text, value) => expect(parseFundName(text)).toBe(value))
})

describe('the name of an account', () => {
  test.each([
    ['J+M Smith', 'J+M Smith'],
    ['Smith Family Trust ATF "X"', 'Smith Family Trust ATF "X"'],
    ['Smith*', 'Smith*'],
    ['Smith #2', 'Smith #2'],
    ['Smith @ Home', 'Smith @ Home'],
    ['Mr J: Smith', 'Mr J: Smith'],
    ['J Smith + M Smith', 'J Smith + M Smith'],
    ['Smith_J', 'Smith_J'],
    ['“X”', '"X"'],
  ])('%s is %s', (text, value) => expect(parseAccountName(text)).toBe(value))
})

describe('the name on a policy', () => {
  test.each([
    ['R + K Example', 'R + K Example'],
    ['Smith Pty Ltd ATF "Smith Trust"', 'Smith Pty Ltd ATF "Smith Trust"'],
    ['Smith [Trust]', 'Smith [Trust]'],
    ['J; M Smith', 'J; M Smith'],
    ['Smith #2', 'Smith #2'],
    ['Smith_J', 'Smith_J'],
    ['A@B Pty Ltd', 'A@B Pty Ltd'],
  ])('%s is %s', (text, value) => expect(parseNameOnPolicy(text)).toBe(value))
})

describe('a share', () => {
  test.each([
    ['50 percent', 5000],
    ['50 per cent', 5000],
    ['50pc', 5000],
    ['٥٠', 5000],
    ['٥٠٪', 5000],
  ])('%s is %s', (text, value) => expect(parsePercent(text)).toBe(value))

  test.each(['1/2', '.5', '50,5'])('%s is refused', (text) =>
    expect(refusal(() => parsePercent(text))).not.toBeNull(),
  )
})

describe('a month', () => {
  test.each([
    ['2019/03', '2019-03'],
    ['March, 2019', '2019-03'],
    ['٣/٢٠١٩', '2019-03'],
    ['2019 March', '2019-03'],
  ])('%s is %s', (text, value) => expect(parseMonthYear(text)).toBe(value))

  test.each(['3-19', '1 March 2019'])('%s is refused', (text) =>
    expect(refusal(() => parseMonthYear(text))).not.toBeNull(),
  )
})
