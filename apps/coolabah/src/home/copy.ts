import { insurersCounted, panelCount } from '@coverkit/site/home'
import { brand } from '../brand.ts'

/** Texts of Coolabah Wealth's home page. */
export const copy = {
  title: 'Coolabah Wealth: life insurance alongside what you’ve built',
  description: `Compare life, TPD, critical illness and income cover from ${panelCount(brand)} insurers, alongside your savings and super. See prices without giving your name.`,
  promise: 'Cover for the life you’ve built.',
  sentence: `See how much cover you need on top of your savings and super, and compare ${panelCount(brand)} insurers.`,
  start: 'Get started with a quote',
  ways: {
    needs: {
      label: 'Calculate your needs',
      text: 'What your family would have to pay for, less what you own.',
    },
    transfer: { label: 'Transfer an existing policy', text: 'Have us look after a policy you already hold.' },
  },
  proof: [
    { title: insurersCounted(brand), text: 'Compared for the same cover.' },
    {
      title: 'Paid by commission',
      text: 'The insurer you choose pays us. We don’t charge you a fee.',
      link: { label: 'How we’re paid', href: '/who-we-are#how-we-are-paid' },
    },
    { title: 'Private from the start', text: 'See prices without giving your name, email or phone number.' },
  ],
  why: {
    heading: 'Why get insurance',
    text: 'It takes years to build up assets, and time to sell them for a good price. Cover can buy your family that time.',
    reasons: [
      {
        title: 'Your largest asset may be your income',
        text: 'Years of income still to come can be worth more than the house. Income protection pays a monthly amount while illness or injury keeps you from work.',
      },
      {
        title: 'Loans still have to be paid',
        text: 'Home, investment and business loans don’t stop. A lump sum from life or TPD cover can repay them, so nothing has to be sold in a hurry.',
      },
      {
        title: 'Property isn’t cash',
        text: 'A house or a business can be worth a lot and still take months to sell. A payout is money your family can use.',
      },
      {
        title: 'Recovery takes time',
        text: 'Critical illness cover pays a lump sum if you’re diagnosed with a serious illness the policy lists. How you spend it is up to you.',
      },
      {
        title: 'You choose who it goes to',
        text: 'Life cover held outside super goes to the people you nominate. You choose each person’s share, and can change it later.',
      },
    ],
    link: 'What each of the four covers pays, and what it doesn’t',
  },
  nextHeading: 'What happens next',
  next: [
    {
      title: 'Work out what matters',
      text: 'Choose covers and amounts, or let the calculator work them out from your loans, family and assets.',
    },
    {
      title: `Compare ${panelCount(brand)} prices`,
      text: 'Side by side, for the same cover. If an insurer doesn’t offer it, we’ll tell you why.',
    },
    {
      title: 'Apply, or wait',
      text: 'We save your answers on this device, encrypted, for 7 days after your last change{if account}, or 30 days if you’re logged in{end}. We also receive them each time you press Continue. We don’t get your name unless you give it to us: when you{if account} log in,{end} apply,{if transfers} transfer a policy,{end} email a comparison or send us a request. If you apply, the insurer tells you its final price before your cover starts.',
    },
  ],
  questionsHeading: 'Common questions',
  questions: [
    {
      question: 'I have savings and super. Do I still need cover?',
      answer:
        'You may need less than you think, or more. The calculator takes off your savings, investments, super and existing cover, and shows what’s left. If nothing’s left, it says so.',
    },
    {
      question: 'Can I hold the cover in my super?',
      answer:
        'You can hold life cover, income protection and any-occupation TPD there. The premiums come out of your super, so you’ll have less when you retire. You can’t hold critical illness cover or own-occupation TPD in super.',
    },
    {
      question: 'Stepped or level premiums?',
      answer: `Stepped premiums start lower and rise with your age. Level premiums start higher and are set by your age at the start. Both can rise when the insurer changes its rates. All ${panelCount(brand)} insurers on our panel offer stepped premiums, and some offer level. A quote shows you one or the other, and you can switch.`,
    },
    {
      question: 'Should I replace the policy I have?',
      answer:
        'Not until your new cover has started. A new policy may not cover everything your old one does, and waiting periods start again. Compare the two first.',
    },
    {
      question: 'What if my health isn’t perfect?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, charge a higher premium, exclude a condition, or decline. Insurers aren’t allowed to ask for or use genetic test results.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer you choose pays us commission: up to 60% of your first year’s premium, and up to 20% of each later year’s. It’s part of the premium you see. We don’t charge you a fee, and because we’re paid commission, we aren’t independent.',
    },
  ],
  contact: {
    heading: 'Prefer to speak with someone?',
    text: 'A broker will reply within 1 business day.',
    action: 'Contact us',
    call: (phone: string) => `Call ${phone}`,
  },
}
