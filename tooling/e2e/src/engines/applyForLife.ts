import { employee, HOLDER } from '../application/Applicant.ts'
import { STATEMENTS } from '../application/acceptDocuments.ts'
import { nothing } from '../application/answerQuestions.ts'
import { bornFor } from '../application/giveDetails.ts'
import { type QuestionShown, questionsOf } from '../application/questionsShown.ts'
import { chooseNeota } from './journeys.ts'
import type { Visitor } from './visit.ts'

const { person, employment } = employee

/** From the choice of covers to a chosen insurer, with life cover alone. */
async function chooseInsurer(visitor: Visitor, site: string): Promise<void> {
  await visitor.open(`${site}/client-quote/select-covers`)
  await visitor.tick('Life cover')
  await visitor.choose('Pay through super?', 'No')
  await visitor.press('Continue')
  await visitor.seeHeading('Life cover')
  await visitor.fill('Life cover amount', '500k')
  await visitor.press('Continue')
  await visitor.seeHeading('About you')
  await visitor.fill('Your age', person.age)
  await visitor.choose('Gender', person.gender)
  await visitor.choose('Do you smoke?', person.smokes)
  await visitor.fill('Occupation', person.occupation)
  await visitor.press(person.occupation)
  await visitor.choose('State or territory', person.state)
  await visitor.press('Continue')
  await visitor.seeHeading('How should your premium work?')
  await visitor.choose('Premium type', 'Stepped (variable age-stepped)')
  await visitor.press('Continue')
  await visitor.seeHeading('Get your quotes')
  await visitor.press('Get quotes')
  await visitor.seeHeading('Your quotes')
  await chooseNeota(visitor)
}

/** Accepts the cover, the duty, the documents and the consent to health questions. */
async function acceptAll(visitor: Visitor): Promise<void> {
  await visitor.seeHeading('Confirm your cover')
  await visitor.press('Agree and continue')
  await visitor.tick('I understand my duty')
  await visitor.press('Agree and continue')
  await visitor.seeHeading('Key documents')
  for (const statement of STATEMENTS) await visitor.tick(statement)
  await visitor.press('Agree and continue')
  await visitor.seeHeading('Your health and lifestyle')
  await visitor.tick('I consent to you collecting my health information')
  await visitor.tick('On this device')
}

/** Marks what the next page of questions replaces. */
const MARK = `document.querySelectorAll('main form input').forEach((input) => input.setAttribute('data-before', ''))`

const control = (name: string, more = '') =>
  `document.querySelector('main').querySelector(${JSON.stringify(`[name="${name}"]${more}`)})`

async function answer(visitor: Visitor, question: QuestionShown): Promise<void> {
  const { name, kind } = question
  const value = nothing(question)
  if (kind === 'search') {
    await visitor.type(control(name), value)
    await visitor.press('Accounting')
  } else if (kind === 'radio' || kind === 'checkbox') {
    await visitor.run(`${control(name, `[value="${value}"]`)}.click()`)
  } else {
    await visitor.type(control(name), value)
  }
}

/** Answers every page of the health questions with nothing to disclose. */
async function answerQuestionnaire(visitor: Visitor): Promise<void> {
  for (;;) {
    const from = await visitor.run<string>('location.pathname')
    await visitor.run(MARK)
    await visitor.press('Continue')
    await visitor.until(
      `location.pathname !== ${JSON.stringify(from)} && !document.querySelector('[data-before]')`,
    )
    await visitor.until(`document.querySelector('main h2, main h1')`)
    const path = await visitor.run<string>('location.pathname')
    if (!path.includes('/personal-questionnaire')) return
    for (;;) {
      const shown = await visitor.run<readonly QuestionShown[]>(
        `(${questionsOf.toString()})(document.querySelector('main'))`,
      )
      const open = shown.filter(({ isAnswered }) => !isAnswered)
      if (open.length === 0) break
      for (const question of open) await answer(visitor, question)
    }
  }
}

async function giveDetails(visitor: Visitor): Promise<void> {
  await visitor.seeHeading('Your details')
  const details = {
    'First name': HOLDER.first,
    'Last name': HOLDER.last,
    ...bornFor(person.age),
    Mobile: '0491 570 006',
    Email: 'zoe@example.com',
    'Street address': '12/4 Sample St.',
    'Suburb or town': 'Newtown',
    Postcode: '2042',
    'Annual earnings': '80,000',
  }
  await visitor.choose('Employment status', employment)
  for (const [label, value] of Object.entries(details)) await visitor.fill(label, value)
  await visitor.press('Continue')
}

async function sayHowToPay(visitor: Visitor): Promise<void> {
  await visitor.seeHeading('Payment')
  await visitor.choose('Payment method', 'Direct debit')
  await visitor.fill('Account name', HOLDER.full)
  await visitor.fill('BSB', '970001')
  await visitor.fill('Account number', '12345678')
  await visitor.tick('I accept the direct debit request service agreement')
  await visitor.press('Continue')
}

/** An application from the choice of covers to its reference. */
export async function applyForLife(visitor: Visitor, site: string): Promise<void> {
  await chooseInsurer(visitor, site)
  await acceptAll(visitor)
  await answerQuestionnaire(visitor)
  await giveDetails(visitor)
  await sayHowToPay(visitor)
  await visitor.seeHeading('Beneficiaries')
  await visitor.choose('Do you want to name beneficiaries?', 'No')
  await visitor.press('Continue')
  await visitor.seeHeading('Declarations')
  await visitor.tick('I make these declarations')
  await visitor.fill('Type your full name to sign', HOLDER.full)
  await visitor.press('Submit application')
  await visitor.seeHeading('Your application is with us')
}
