import { join } from 'node:path'
import { logIn } from '../src/engines/account.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

const fileOf = (name: string) => join(import.meta.dirname, '../src', name)
/** The uploads that a list of files shows as done. */
const uploaded = (count: number) =>
  `document.querySelector('main').innerText.split('\\n').filter((line) => line === 'Uploaded').length === ${count}`

// Takes over 5 s: a claim from the log-in to papers that belong to it.
test('lodges a claim and adds a photo and a PDF; a HEIC photo that it can’t draw is refused', async ({
  visitor,
}) => {
  await logIn(visitor, SITE, 'Robin')
  await visitor.open(`${SITE}/account/make-a-claim`)
  await visitor.seeHeading('Make a claim')
  await visitor.tick('Me')
  await visitor.tick('Terminal illness')
  await visitor.tick('Mallee Life Company')
  for (const [box, text] of Object.entries({ Day: '2', Month: '3', Year: '2026' }))
    await visitor.fill(box, text)
  await visitor.press('Continue')
  await visitor.seeHeading('What happened')
  await visitor.press('Continue')
  await visitor.seeHeading('Staying in touch')
  await visitor.tick('Email')
  await visitor.tick('I agree that you may pass on what I’ve told you here')
  await visitor.press('Lodge claim')
  await visitor.seeHeading('We have your claim')
  await visitor.attach('Choose files', fileOf('photo.jpg'))
  await visitor.see('photo.jpg')
  await visitor.until(uploaded(1))
  await visitor.attach('Choose files', fileOf('letter.pdf'))
  await visitor.see('letter.pdf')
  await visitor.until(uploaded(2))
  await visitor.attach('Choose files', fileOf('photo.heic'))
  // Safari draws HEIC with the system's help. None of these engines has any.
  await visitor.see('This is a HEIC photo, which this browser can’t open.')
  await visitor.until(uploaded(2))
})
