import type { BrandData } from '@coverkit/brand'
import type { Article, ArticleSection } from '../article/Article.ts'
import { inForce, LEGAL_VERSIONS } from '../legal/legalVersions.ts'
import { collectionNotices } from './collectionNotices.ts'
import { decisionsSection } from './decisions.ts'
import { RECORDS } from './records.ts'

const collected: ArticleSection = {
  id: 'what-we-collect',
  heading: 'What we collect, and why',
  blocks: [
    'What we collect depends on what you do here. Each form tells you before you fill it in:',
    {
      terms: Object.values(collectionNotices).map(({ title, offer, notice: { what, why } }) => ({
        offer,
        term: title,
        meaning: `${what} ${why}`,
      })),
    },
    'Some of it is about other people: a second policy holder{if claims}, your beneficiaries, or the person you make a claim for. We use it only for that application, policy or claim{else} or your beneficiaries. We use it only for that application or policy{end}.',
    'Health information is sensitive, and we only ask for it with your consent. Please don’t tell us about genetic tests. Insurers aren’t allowed to ask for or use protected genetic information.',
    'We also see your device’s IP address (its address on the internet), and a random number that this site stores on your device. We use them to prevent misuse and to keep your answers together.',
    'We don’t ask for your tax file number or your card number. Card details go only to the payment provider.',
  ],
}

const withoutIt: ArticleSection = {
  id: 'if-you-leave-it-out',
  heading: 'If you’d rather not tell us',
  blocks: [
    'You can look around, use the calculator and see prices without giving your name. If you leave out something that a form needs, we may not be able to give you a price, pass on your application or reply to you. You can always call us instead.',
  ],
}

const onYourDevice: ArticleSection = {
  id: 'on-your-device',
  heading: 'What’s saved on your device, and what comes to us',
  blocks: [
    'Most of your answers are saved on your device, encrypted, so you can take a break: for 7 days after your last change{if account}, or 30 days if you’re logged in{end}. An application stays for the 30 days you have to finish it. On a shared computer we don’t save them. You can delete them on the home page, under “Continue where you left off”.',
    'Each time you press Continue we also receive your answers, except health answers you haven’t chosen to keep with us.{if account} If you’re logged in, we save them with your account.{end}{if claims} We receive what you tell us about a claim when you lodge it.{end}',
    'If you leave or reload a page just after it opens, what you typed may stay unencrypted in that browser tab until it’s saved or you close the tab.{if claims} While you add documents to a claim, your device also keeps the name of any file that hasn’t finished uploading, encrypted, but not the file itself.{end}',
  ],
}

const retained: ArticleSection = {
  id: 'how-long',
  heading: 'How long we keep it',
  blocks: [
    'Each line says how long we keep something. Then we delete it.',
    { terms: RECORDS.map(({ what, offer, howLong }) => ({ offer, term: what, meaning: `For ${howLong}` })) },
  ],
}

const shared: ArticleSection = {
  id: 'who-sees-it',
  heading: 'Who sees it',
  blocks: [
    'Our team sees it, and so do the people who run our systems for us. They have the same duty to protect it. Who else sees it depends on what you do:',
    {
      terms: [
        {
          term: 'Insurers',
          meaning:
            'The insurer you choose gets your application once you submit it. {if claims, changeCover, transfers}The insurer of your policy gets a claim, a change or a transfer. {end}They may share it with reinsurers, doctors and their service providers, as their privacy statements say.',
        },
        {
          term: 'A second policy holder',
          meaning:
            'sees the cover, its price and their own details, but not your health answers or how you pay.',
        },
        {
          term: 'Your super fund',
          meaning: 'gets what it needs to pay a premium, if you pay by rollover or hold cover inside super.',
        },
        { term: 'The payment provider', meaning: 'gets your card details, if you pay by card.' },
        {
          term: 'Identity checks',
          offer: 'identityCheck',
          meaning:
            'We compare the details you enter with the records of the organisation that issued the document, through the Document Verification Service, if you agree.',
        },
        {
          term: 'Google',
          offer: 'account',
          meaning: 'knows that you log in here, if you use your Google account to do it.',
        },
        {
          term: 'AFCA, regulators and courts',
          meaning: 'get what they need if you complain to them, or if the law requires it.',
        },
      ],
    },
    'We don’t sell your information. We never put health, identity or contact details in our usage statistics or in page addresses.',
    'Some insurers have reinsurers or systems in Switzerland, Germany, Singapore or New Zealand. Each insurer’s privacy statement names its countries. Google may store what it knows in the United States. If we send anything overseas, we follow the Australian Privacy Principles.',
  ],
}

const marketing: ArticleSection = {
  id: 'news-and-offers',
  heading: 'News and offers',
  blocks: [
    'We only contact you about products if you’ve agreed. If you agree in a contact or appointment request, that lasts for 42 days, or until you tell us to stop.',
  ],
}

const counting: ArticleSection = {
  id: 'counting-visits',
  heading: 'Counting visits',
  blocks: [
    'Where this site counts visits, it asks first. If you accept, Google Tag Manager loads and records which pages and steps you see, never what you enter. If you reject, or your browser sends the Global Privacy Control signal, nothing is counted. We remember your choice on your device for 6 months. You can change it with “Cookie and analytics choices” at the foot of any page. If you don’t see that link, this site doesn’t count visits. Google Tag Manager never loads in your application{if account, transfers}, your account or a transfer{end}{if account, not transfers} or your account{end}{if not account, transfers} or a transfer{end}.',
  ],
}

const rights = (brand: BrandData): ArticleSection => ({
  id: 'your-rights',
  heading: 'What you can do',
  blocks: [
    '{if account}If you have an account, you can do a lot yourself under “Update my details”: correct your details, download what we hold about you, choose whether you get news and offers, or close your account. Before you close it, we’ll show you what the law requires us to keep, and for how long.{end}',
    { links: [{ label: 'Update my details', href: '/account/update-my-details' }] },
    `You can ask to see what we hold about you, and ask us to correct it or delete anything the law doesn’t require us to keep. Call ${brand.phone}, or write to ${brand.email} or ${brand.office.post}. We’ll answer within 30 days, free of charge.`,
    'If a data breach is likely to cause you serious harm, we’ll tell you and the Office of the Australian Information Commissioner (OAIC).',
    'If you aren’t satisfied, complain to us first. If we can’t resolve it, you can go to the OAIC at oaic.gov.au or on 1300 363 992.',
    { links: [{ label: 'How to complain', href: '/complaints' }] },
  ],
})

export const privacyPolicyCopy = (brand: BrandData): Article => ({
  heading: 'Privacy policy',
  lead: `What personal information ${brand.legalName} collects, why, who sees it, how long we keep it, and what choices you have.`,
  sections: [
    collected,
    withoutIt,
    onYourDevice,
    shared,
    retained,
    marketing,
    counting,
    decisionsSection,
    rights(brand),
  ],
  closing: `${brand.legalName}, ABN ${brand.regNumbers.abn}. ${inForce(LEGAL_VERSIONS.privacy)}`,
})
