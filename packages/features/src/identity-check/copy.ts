import type { IdentityDocumentType, IdentityField, PointsLack } from '@coverkit/core/identity-check'

/** The words of the identity check, which the account and `/sign` share. */
export const identityCopy = {
  problem: 'There is a problem',
  errorMark: 'Error: ',
  consent: {
    title: 'Before we start',
    lead: 'We need to confirm who you are. It takes a minute or two, and you need two documents, such as your driver licence and your Medicare card.',
    points: [
      'We check the details you enter against the records of whoever issued the document, through the Document Verification Service. All we’re told is whether they match.',
      'We use it only to confirm who you are.',
      'We keep the result and the date. We don’t keep your document numbers, and we delete photos as soon as the check is done. We don’t save anything on this device.',
    ],
    otherwise: (phone: string) => `You don’t have to agree. Call us on ${phone} and we’ll find another way.`,
    accept: 'I agree to my details being checked in this way',
    acceptMissing: 'Tick the box if you agree to the check',
    way: 'How would you like to do it?',
    ways: {
      electronic: {
        label: 'Enter the details of two documents',
        hint: 'The quickest way. You usually get the answer within seconds.',
      },
      documents: {
        label: 'Send photos of documents that add up to 100 points',
        hint: 'If you don’t have two documents we can check online, or one has an earlier name on it.',
      },
    },
    go: 'Continue',
  },
  details: {
    title: 'Your details',
    back: 'Choose the other way',
    person: 'You',
    personHint: 'Your name exactly as it is on your documents.',
    givenNames: 'Given names',
    givenNamesHint: 'Include any middle names on the documents. Leave it blank if you only have one name.',
    familyName: 'Last name',
    dateOfBirth: 'Date of birth',
    first: 'First document',
    second: 'Second document',
    another: 'One more document',
    choose: 'Which documents will you send?',
    otherName: 'It has a different name on it',
    otherNameLabel: 'Name on it, in full',
    photo: (name: string) => `Photo of your ${name}`,
    photoHint: 'A PDF, JPEG or PNG, up to 10 MB, with everything on it easy to read.',
    checking: 'Checking the file',
    photoReady: 'Ready to send. It stays on this page until you send it.',
    remove: 'Remove',
    retry: 'Try again',
    submit: 'Check my identity',
    busy: 'Checking',
    noNumbers: 'We don’t save any of this. If you reload or leave this page, you’ll have to enter it again.',
  },
  points: {
    title: 'Your points so far',
    total: (national: number, queensland: number) =>
      `${national} of 100 points on the national list, ${queensland} of 100 on Queensland’s list. Either is enough.`,
    enough: 'That’s enough. You can carry on.',
    lacks: {
      points: 'Add another document to reach 100 points.',
      primary: 'Add a passport, a birth certificate or a citizenship certificate.',
      photo: 'Add a document with a photo of you, such as a licence or a passport.',
      'date-of-birth': 'Add a document that shows your date of birth.',
      'name-change':
        'Add your marriage or change of name certificate, because one document has a different name on it.',
    } satisfies Record<PointsLack, string>,
    how: 'How we count the points',
    table: {
      caption: 'Points for each document on the two lists',
      document: 'Document',
      national: 'National',
      queensland: 'Queensland',
    },
    note: 'On the national list, the first passport, birth certificate or citizenship certificate counts for 70 points, the next document for 40 and any others for 25 each.',
  },
  result: {
    verified: {
      title: 'We’ve confirmed who you are',
      text: 'There’s nothing more to do. We’ve kept the result and deleted what you entered.',
    },
    refer: {
      title: 'Please call us to finish the check',
      text: (phone: string) =>
        `We couldn’t confirm your details online. That can happen when a record is out of date, and it doesn’t mean you did anything wrong. Call us on ${phone} with your documents handy, and one of us will finish it with you. We’ve deleted what you entered.`,
    },
    matched: (names: string) => `Your ${names} matches. One more document and you’re done.`,
    mismatch: {
      title: 'Some details don’t match the official record',
      detail: (document: string, field: string) => `${document}: check the ${field}`,
      field: 'This doesn’t match the official record. Check it against the document',
      name: 'Check your name: it isn’t the one we have for you',
      dateOfBirth: 'Check your date of birth: it isn’t the one we have for you',
      tries: (left: number) =>
        left === 1
          ? 'You can try once more. If it still doesn’t match, call us and we’ll finish the check together.'
          : `You can try ${left} more times. After that, call us and we’ll finish the check together.`,
    },
  },
  again: {
    title: 'Please do the identity check again',
    text: (what: readonly string[]) =>
      `You changed your ${what.join(' and ')} after we confirmed who you are, so the check no longer covers the details we have now.`,
    whats: { 'person.name': 'name', 'person.dateOfBirth': 'date of birth' },
  },
  failed: {
    offline:
      'We couldn’t connect. Check your connection and try again. You haven’t lost anything on this page.',
    unsure: 'Something went wrong on our side. Try again. It won’t use up one of your tries.',
    busy: 'We’re very busy at the moment. Wait a few minutes and try again.',
    secretExpired:
      'More than an hour has passed since you entered the code. Open the link in our email again.',
    outdated: 'What you agreed to has changed since you opened this page. Reload the page and start again.',
    refused: (phone: string) =>
      `We couldn’t take these details. Check them and try again, or call us on ${phone}.`,
    photo: 'We couldn’t take one of your photos. Choose another file and try again.',
    conflict:
      'We couldn’t take your photos. Together, they can’t be more than 30 MB, so choose smaller ones. If you’ve finished the check on another page, reload this one.',
  },
} as const

/** Names of the documents: in lists, and within a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<IdentityDocumentType, { label: string; inText: string }>> = {
  driverLicence: { label: 'Driver licence', inText: 'driver licence' },
  passport: { label: 'Passport', inText: 'passport' },
  medicareCard: { label: 'Medicare card', inText: 'Medicare card' },
  immiCard: { label: 'ImmiCard', inText: 'ImmiCard' },
  visa: { label: 'Australian visa', inText: 'visa' },
  birthCertificate: { label: 'Australian birth certificate', inText: 'birth certificate' },
  citizenshipCertificate: { label: 'Citizenship certificate', inText: 'citizenship certificate' },
  marriageCertificate: { label: 'Australian marriage certificate', inText: 'marriage certificate' },
  changeOfNameCertificate: { label: 'Change of name certificate', inText: 'change of name certificate' },
  electoralRoll: { label: 'Electoral roll', inText: 'enrolment' },
}

/** Labels of fields, and hints where the label is not enough. */
export const FIELD_WORDS: Readonly<Record<IdentityField, { label: string; inText: string; hint?: string }>> =
  {
    state: { label: 'State or territory that issued it', inText: 'state or territory' },
    number: { label: 'Number', inText: 'number' },
    cardNumber: { label: 'Card number', inText: 'card number' },
    country: { label: 'Country that issued it', inText: 'country' },
    reference: {
      label: 'Number next to your name',
      inText: 'number next to your name',
      hint: 'One digit, from 1 to 9.',
    },
    colour: { label: 'Colour of the card', inText: 'colour' },
    expiry: { label: 'Valid to', inText: 'date it’s valid to' },
    acquired: { label: 'Date you became a citizen', inText: 'date you became a citizen' },
    address: {
      label: 'Address you’re enrolled at',
      inText: 'address',
      hint: 'In full, with suburb, state and postcode.',
    },
  }

/** Labels of the documents' numbers, and hints about their format. */
export const NUMBER_WORDS: Readonly<Partial<Record<IdentityDocumentType, { label: string; hint?: string }>>> =
  {
    driverLicence: { label: 'Licence number' },
    passport: {
      label: 'Passport number',
      hint: 'An Australian one has one or two letters, then 7 digits.',
    },
    medicareCard: { label: 'Medicare card number', hint: 'Ten digits.' },
    immiCard: { label: 'ImmiCard number', hint: 'Three letters, then 6 digits.' },
    visa: {
      label: 'Number of the passport with your visa',
      hint: 'The foreign passport you used for the visa.',
    },
    birthCertificate: { label: 'Registration number' },
    citizenshipCertificate: { label: 'Certificate number', hint: 'The stock number, such as ACC 123456.' },
    marriageCertificate: { label: 'Registration number' },
    changeOfNameCertificate: { label: 'Registration number' },
  }

export const STATE_NAMES = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
} as const

/** Where the number of a licence's card is. Cards of different years differ. */
export const CARD_NUMBER_PLACES: Readonly<Record<keyof typeof STATE_NAMES, string>> = {
  NSW: 'On the front, at the top right.',
  VIC: 'Newer cards: on the front, at the top right. Older ones: on the back, in small print.',
  QLD: 'Newer cards: on the front, below the signature. Older ones: on the back, at the bottom right.',
  WA: 'On the back, on the right.',
  SA: 'On the back, at the top right.',
  TAS: 'On the back, at the top right.',
  ACT: 'On the front, printed sideways next to the photo.',
  NT: 'On the back, at the bottom.',
}
export const CARD_NUMBER_HINT = 'It’s not the licence number. It changes with each new card.'

export const COLOUR_NAMES = { green: 'Green', blue: 'Blue', yellow: 'Yellow' } as const

export const MEDICARE_EXPIRY_HINTS = {
  green: 'Month and year, such as 08/2028.',
  other: 'Day, month and year, such as 15/08/2027.',
} as const
