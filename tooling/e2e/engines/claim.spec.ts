import { join } from 'node:path'
import { logIn } from '../src/engines/account.ts'
import { SITE, test } from '../src/engines/test.ts'

const PHOTO = join(import.meta.dirname, '../src/photo.jpg')

// Takes over 5 s: a claim from the log-in to a photo of a paper that belongs to it.
test('lodges a claim and adds a photo', async ({ visitor }) => {
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
  await visitor.attach('Choose files', PHOTO)
  await visitor.see('Uploaded')
  await visitor.see('photo.jpg')
})
