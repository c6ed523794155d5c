import { type CoverWordsOfHome, panelCount } from '@coverkit/site/home'
import { brand } from '../brand.ts'

const list: CoverWordsOfHome = {
  life: { name: 'Life cover', text: 'A lump sum for the people who rely on you, if you die.' },
  tpd: {
    name: 'TPD cover',
    text: 'A lump sum if illness or injury means you’re unlikely ever to work again.',
  },
  criticalIllness: {
    name: 'Critical illness cover',
    text: 'A lump sum if you’re diagnosed with a serious illness the policy lists. Spend it however you need.',
  },
  incomeProtection: {
    name: 'Income protection',
    text: 'A monthly payment while illness or injury keeps you from work.',
  },
}

/** Texts of Saltbush Partners' home page. */
export const copy = {
  title: 'Saltbush Partners: life insurance, chosen in your own time',
  description: `Work out how much life, TPD, critical illness and income protection cover your family needs, and see what ${panelCount(brand)} insurers charge, without giving your name.`,
  promise: 'Good cover, chosen in your own time.',
  sentence: `Work out what your family would need, see what ${panelCount(brand)} insurers charge for it, and decide when you’re ready.`,
  panel: {
    heading: 'Where would you like to start?',
    needs: { question: 'Not sure how much you need?', action: 'Calculate your needs' },
    quote: { question: 'Know the amounts you want?', action: 'Get an online quote' },
    transfer: { question: 'Already hold a policy?', action: 'Transfer a policy' },
  },
  proof: {
    insurers: `We compare ${panelCount(brand)} insurers without your name or email.`,
    fee: 'We don’t charge you a fee. The insurer you choose pays us commission.',
    link: 'How we’re paid',
  },
  growth: {
    heading: 'How it works',
    cards: [
      {
        id: 'seed',
        title: 'First, what matters',
        text: 'A home loan, children, a parent you help. The calculator turns each into an amount and shows its working.',
      },
      {
        id: 'sprout',
        title: `Then, ${panelCount(brand)} prices`,
        text: `See what ${panelCount(brand)} insurers charge for the same cover. If one doesn’t offer it, we’ll tell you why.`,
      },
      {
        id: 'shrub',
        title: 'Last, your decision',
        text: 'Apply here once you’ve chosen. The insurer tells you its final price before your cover starts.',
      },
    ],
  },
  calm: {
    heading: 'Nobody will rush you',
    text: 'Insurance is easier to get right when you can sleep on it.',
    points: [
      {
        title: 'Stop whenever you like',
        text: 'We save your answers on this device, encrypted, for 7 days after your last change{if account}, or 30 days if you’re logged in{end}. We also receive them each time you press Continue. We don’t get your name unless you give it to us: when you{if account} log in,{end} apply,{if transfers} transfer a policy,{end} email a comparison or send us a request.',
      },
      {
        title: 'We call when you ask us to',
        text: 'You see prices first. We can’t contact you until you tell us how.',
      },
      {
        title: 'Keep the cover you have',
        text: 'Don’t cancel an old policy until the new one has started.',
      },
    ],
  },
  covers: {
    heading: 'Four covers, in plain English',
    list,
    link: 'What each one pays, and what it doesn’t',
  },
  questionsHeading: 'Questions worth asking',
  questions: [
    {
      question: 'Do I need all four covers?',
      answer:
        'Not always. Each is for a different event: a death, not being able to work again, a serious illness, or months without pay. Start with what would be hardest for your household. You can choose any of them on its own.',
    },
    {
      question: 'What about the cover in my super?',
      answer:
        'Count it. Your fund’s statement shows how much cover you have. Enter it in the calculator as cover you already have, and you’ll see how much more you may need, if any.',
    },
    {
      question: 'What will it cost?',
      answer:
        'That depends on your age, gender, work, whether you smoke, and the covers and amounts you choose. A quote takes a few minutes, and you don’t need to give your name. The insurer sets the final price once it has looked at your application.',
    },
    {
      question: 'What if I’ve been ill?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, charge a higher premium, exclude a condition, or decline. Insurers aren’t allowed to ask for or use genetic test results.',
    },
    {
      question: 'Can I change my mind after it starts?',
      answer:
        'Yes. There’s a cooling-off period of at least 14 days, when you can return the policy and get your premium back if you haven’t claimed. You can also cancel at any time after that.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer you choose pays us commission: up to 60% of your first year’s premium, and up to 20% of each later year’s. It’s part of the premium you see. We don’t charge you a fee.',
    },
  ],
}
