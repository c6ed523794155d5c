import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const privacyPolicyCopy = (brand: BrandData): Article => ({
  heading: 'Privacy policy',
  lead: `What ${brand.legalName} asks for, why, who sees it, and what you can do about it.`,
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          list: [
            'For prices: your age, gender, whether you smoke, your occupation, your state or territory, and the covers you choose. We don’t need your name for prices.',
            'For the calculator: your income, dependants, assets, debts and the cover you already have.',
            'For an application: your name, contact details, date of birth, and what the insurer asks about your health, work and pastimes. Health information is sensitive, and we only ask for it with your consent.',
            'To check your identity, with your consent: your name and date of birth as they’re on your documents, the numbers on them, and photos if you choose to send them. We keep the result, but not the numbers or the photos.',
            'For a claim: who it’s for, what happened, what you tell us about doctors and work, how to reach you, and the documents you add. We remove the place and time from photos. We only ask for bank details once a claim is accepted.',
            'When you contact us: what you tell us.',
          ],
        },
        'Please don’t tell us about genetic tests. Insurers aren’t allowed to ask for or use protected genetic information.',
        'We don’t ask for your tax file number or your card number. Card details go to the payment provider only.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What your device keeps, and what we receive',
      blocks: [
        'Your device keeps your answers, encrypted, so you can take a break: for 7 days after your last change, or 30 days if you’re signed in. You can clear them with “Start again”.',
        'We receive your answers when you press Continue. We receive what you tell us about a claim when you lodge it.',
        'If you email yourself a comparison, we keep it for 30 days for the link in the email: your name if you give it, your email address, and what the prices are for. Anybody with the link can open the comparison, but it shows neither your name nor your address.',
        'If you leave or reload a page in its first moments, what you typed may stay unencrypted in that browser tab until it’s saved or you close the tab. While you add documents to a claim, your device also keeps the name of any file that hasn’t finished uploading, encrypted, but not the file itself.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      blocks: [
        'To work out how much cover you need and what it costs, send your application to the insurer you choose, pass a claim on to the insurer, look after your cover, answer your questions and comply with the law. We only contact you about products if you’ve agreed. That lasts for 42 days, or until you tell us to stop.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        'The insurer you choose, and people who work for us under the same duties, such as those who host our systems. We don’t sell your information. If any of it is stored or seen overseas, we make sure that meets the Australian Privacy Principles.',
        'If you agree to an identity check, we compare the details you enter with the records of the organisation that issued the document, through the Document Verification Service.',
        'We never put health, identity or contact details in our usage statistics or in page addresses.',
      ],
    },
    {
      id: 'counting-visits',
      heading: 'Counting visits',
      blocks: [
        'Where this site counts visits, it asks first. If you accept, Google Tag Manager loads and learns which pages and steps you see, never what you enter. If you reject, or your browser sends the Global Privacy Control signal, nothing is counted. We remember your choice on your device for 6 months. You can change it with “Cookie and analytics choices” at the foot of any page; without that link, this site counts nothing. Pages of your application, your account and transfers never load it.',
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        'A computer program makes these decisions, or does most of the work for them, from the details you give:',
        {
          terms: [
            {
              term: 'Which covers and insurers can be quoted',
              meaning:
                'from your age, occupation and the amounts you choose. Some covers are not offered above an age or for some work.',
            },
            {
              term: 'Terms that depend on your occupation',
              meaning:
                'such as whether own-occupation cover or a benefit period is on offer, from the occupation class of each insurer.',
            },
            {
              term: 'Whether your identity is confirmed online',
              meaning:
                'from whether the details you enter match the official record. A program may say yes. If your details don’t match, one of us finishes the check with you.',
            },
            {
              term: 'Indicative premiums',
              meaning:
                'from your age, gender, whether you smoke, occupation, state, covers and payment frequency. The insurer sets the final premium.',
            },
          ],
        },
        'They can affect what you pay and whether you’re offered cover. You can ask us to explain a decision, or ask for a person to review it.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can do',
      blocks: [
        'If you have an account, you can do it yourself under “Update my details”: correct your details, download everything we hold about you, turn off news and offers, or close your account. Before you close it, we show you what the law makes us keep, and for how long.',
        { links: [{ label: 'Update my details', href: '/account/update-my-details' }] },
        `You can ask to see what we hold about you, and ask us to correct it or delete anything the law doesn’t make us keep. Write to ${brand.email} or call ${brand.phone}. We answer within 30 days, free of charge.`,
        'If a data breach is likely to cause you serious harm, we’ll tell you and the Office of the Australian Information Commissioner (OAIC).',
        'If you aren’t satisfied, complain to us first. If we can’t resolve it, you can go to the OAIC at oaic.gov.au or on 1300 363 992.',
        { links: [{ label: 'How to complain', href: '/complaints' }] },
      ],
    },
  ],
  closing: `${brand.legalName}, ABN ${brand.regNumbers.abn}. In force from 1 November 2026.`,
})
