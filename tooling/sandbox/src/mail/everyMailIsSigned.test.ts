import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { codeMail } from '../identity/codeMail.ts'
import { brandMailFaults, mailFaults } from '../testing/mailFaults.ts'
import { signedByBrand } from './signedByBrand.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.(?:test|fixture)\.ts$|^(?:testing|samples)\//.test(file))
  .map((file) => ({ file, text: readFileSync(`${source}${file}`, 'utf8') }))

const mail = codeMail('robin@example.com', '204816', 'signature')

// Every test sandbox checks its mailbox in this way on closing; `documentExamples.test.ts` counts the kinds of
// mail.
describe('a message that was sent', () => {
  const signed = signedByBrand(mail, 'redearth')

  test('stands over brand, phone, licence and AFCA, in text and in HTML', () => {
    expect(mailFaults([signed])).toEqual([])
  })

  test('is found where nobody signed it', () => {
    expect(brandMailFaults([mail])).toEqual(['Your code to sign'])
  })

  test('is plain for no known brand, which a brand’s own message never is', () => {
    const plain = [signedByBrand(mail, null), signedByBrand(mail, 'examplebrand')]
    expect(brandMailFaults(plain)).toEqual([])
    expect(mailFaults(plain)).toHaveLength(2)
  })

  test.each([/^.*AFSL.*$/m, /^.*Call us on.*$/m, /^.*\(AFCA\).*$/m, /^Red Earth.*$/m])(
    'is found without %s in its text or its HTML',
    (line) => {
      expect(signed.text).toMatch(line)
      const [words = ''] = line.exec(signed.text) ?? []
      expect(brandMailFaults([{ ...signed, text: signed.text.replaceAll(words, '') }])).toHaveLength(1)
      expect(brandMailFaults([{ ...signed, html: signed.html.replaceAll(words, '') }])).toHaveLength(1)
    },
  )
})

test('every document of ours says who the broker is and how to reach it', () => {
  const documents = files.filter(({ text }) => /\): TextDocument \{/.test(text))
  const ours = documents.filter(({ file }) => !file.startsWith('reference/'))
  expect(ours.map(({ file }) => file).sort()).toEqual([
    'subjects/cover-changes/changeDocument.ts',
    'subjects/customer-data/exportDocument.ts',
    'subjects/in-case/inCaseDocument.ts',
    'subjects/receipts/receiptDocument.ts',
    'subjects/transfers/letterDocument.ts',
  ])
  expect(ours.filter(({ text }) => !text.includes('brokerFacts(')).map(({ file }) => file)).toEqual([])
})
