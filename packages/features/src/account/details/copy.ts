import { type EmploymentStatus, formatDay, timeOfDay } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'

const nameMessages = (noun: string) => ({
  required: `Enter your ${noun}. If you only have one name, use it as your first and last name`,
  'too-long': `Use 50 characters or fewer for your ${noun}`,
  otherwise: `Enter your ${noun} with letters, spaces, hyphens or apostrophes`,
})

export const detailsCopy = {
  title: 'Update my details',
  asideLabel: 'Help',
  lead: 'Change one thing at a time. We’ll tell you when each change is saved.',
  notGiven: 'Not given yet',
  save: 'Save',
  saving: 'Saving',
  saved: 'Your change is saved',
  cancel: 'Cancel',
  problem: 'There is a problem',
  notSaved: 'Your change isn’t saved yet',
  preview: (text: string) => `This is how it will look: ${text}`,
  conflict: {
    title: 'This was changed in another tab.',
    stored: (text: string) => `What we have now: ${text}`,
    typed: (text: string) => `What you entered here: ${text}`,
    overwrite: 'Save what I entered here',
    leave: 'Leave it as it is now',
  },
  code: {
    mail: 'Email me a code',
    mailing: 'Sending the code',
    notMailed: 'We couldn’t send the code',
    /** In place of the address, where it isn't known. */
    ownAddress: 'the address you log in with',
    failures: {
      wrong: 'That code isn’t right. Check it and try again.',
      expired: 'That code no longer works. Ask for a new one.',
      tooMany: 'You’ve entered too many wrong codes. Ask for a new one.',
    },
  },
  name: {
    title: 'Name',
    change: 'Change name',
    first: 'First name',
    firstHint: 'Only one name? Use it as the first and last name.',
    middle: 'Middle name',
    last: 'Last name',
    messages: {
      firstName: nameMessages('first name'),
      middleName: nameMessages('middle name'),
      lastName: nameMessages('last name'),
    },
  },
  address: {
    title: 'Address',
    change: 'Change address',
    street: 'Street address',
    city: 'Suburb or town',
    state: 'State or territory',
    postcode: 'Postcode',
    messages: {
      street: {
        required: 'Enter your street address',
        'too-long': 'Use 100 characters or fewer for your street address',
        otherwise: 'Enter your street address using letters, numbers and punctuation',
      },
      city: {
        required: 'Enter your suburb or town',
        'too-long': 'Use 46 characters or fewer for your suburb or town',
        otherwise: 'Enter your suburb or town with letters, spaces, hyphens or apostrophes',
      },
      state: { otherwise: 'Select your state or territory' },
      postcode: { otherwise: 'Enter your 4-digit postcode' },
    },
  },
  mobile: {
    title: 'Mobile',
    change: 'Change mobile',
    label: 'Mobile',
    hint: 'An Australian number, like 0400 000 000, or one with its country code, like +64 21 000 0000.',
    code: {
      lead: 'Before we change your number, we’ll email a code to the address you log in with, so nobody else can change it.',
      sent: (email: string) =>
        `We’ve emailed a code to ${email}. We don’t send it to your mobile. It works for 10 minutes, and we’ll change your number once you enter it.`,
      other: 'Use another number',
    },
    messages: {
      mobile: {
        required: 'Enter your mobile number',
        otherwise: 'Enter a mobile number, like 0400 000 000 or +64 21 000 0000',
      },
    },
  },
  birth: {
    title: 'Date of birth',
    change: 'Change date of birth',
    label: 'Date of birth',
    hint: 'As it is on your passport or driver licence.',
    messages: {
      dateOfBirth: {
        required: 'Enter your date of birth',
        future: 'Your date of birth must be in the past',
        'too-young': 'Check your date of birth: you must be 18 or over',
        otherwise: 'Enter your date of birth as a real date, like 27 3 1985',
      },
    },
  },
  work: {
    title: 'Work and income',
    change: 'Change work and income',
    employment: 'Employment status',
    income: 'Annual earnings',
    incomeHint:
      'Before tax. Self-employed: income after business costs. What income protection pays depends on what you earn before you claim.',
    aYear: 'a year',
    earned: (amount: string) => `${amount} a year`,
    statuses: {
      'Full-time': 'Full-time',
      'Part-time': 'Part-time',
      Casual: 'Casual',
      'Self-employed': 'Self-employed',
      Contractor: 'Contractor',
      'Home duties': 'Home duties',
      Unemployed: 'Unemployed',
      Student: 'Student',
    } satisfies Record<EmploymentStatus, string>,
    messages: {
      occupation: { otherwise: 'Choose your occupation from the list' },
      employment: { otherwise: 'Select your employment status' },
      income: {
        required: 'Enter your annual earnings, or 0 if you have none',
        otherwise: 'Enter your annual earnings in whole dollars, like 85,000',
      },
    },
  },
  smoking: {
    title: 'Smoking',
    change: 'Change smoking',
    yes: 'Yes',
    no: 'No',
    shown: { yes: 'You smoke', no: 'You don’t smoke' },
    messages: { smoker: { otherwise: 'Select yes if you smoke' } },
  },
  effect: {
    title: 'What this could do to your premium',
    same: (policy: string) => `${policy}: no difference.`,
    other: (policy: string, now: string, then: string) =>
      `${policy}: ${now} as it is, ${then} with this change.`,
    text: 'Saving this doesn’t change your policy. If we tell your insurer, it decides whether you pay more or less.',
    failed:
      'We couldn’t work out what this could do to your premium. You can still save this change, then call us to ask.',
    save: 'Save this change',
  },
  email: {
    title: 'Email',
    change: 'Change email',
    lead: 'You log in with this address, so we’ll email a code to the new one first. We’ll let your old address know too, and log you out everywhere else.',
    label: 'New email address',
    send: 'Email a code to the new address',
    sent: (email: string) =>
      `We’ve emailed a code to ${email}, if nobody else has an account with it. It works for 10 minutes. We’ll keep your old address until you enter the code.`,
    confirm: 'Change my email',
    other: 'Use another address',
    working: 'One moment',
    done: 'Your email has changed',
    doneText: (email: string) => `From now on, log in with ${email}.`,
    messages: {
      email: 'Enter your new email address, like name@example.com',
      same: 'Enter a new email address. That’s the one you already have',
      code: codeFieldCopy.missing,
    },
    failures: {
      unreachable: 'We couldn’t connect. Check your connection and try again.',
      tooMany: 'You’ve tried this too many times. Wait a while, then try again.',
      wrongCode: 'That code isn’t right. Check it and try again.',
      oldCode: 'That code no longer works. Ask for a new one.',
      taken: 'Someone already has an account with that address. Use another one.',
      signedOut: 'You’re no longer logged in. Log in again to change your email.',
      other: 'That didn’t work. Wait a moment and try again.',
    },
  },
  formerEmail: {
    title: 'Old email address',
    reach: (email: string, until: string) =>
      `Until ${formatDay(until)}, ${timeOfDay(until)}, the password for your account can still be reset with ${email}.`,
    why: 'That’s so you can get your account back if someone else changes your email. But if someone else can read your old inbox, they could get into your account.',
    begin: 'Stop using my old address now',
    lead: 'After this, nobody can use the old address to get into your account, and you can’t either. We’ll email both addresses to confirm it.',
    hint: 'The one you log in with. If you only use Google, choose “Forgot your password?” when you log in, and set one first.',
    confirm: 'Stop using my old address',
    working: 'One moment',
    done: 'Your old address no longer works for your account',
    doneText: 'Nobody can use it to get in any more. We’ve emailed both addresses.',
    failures: {
      unreachable: 'We couldn’t connect. Check your connection and try again.',
      tooMany: 'You’ve tried this too many times. Wait a while, then try again.',
      locked: 'Too many wrong passwords. Wait a few minutes, then try again.',
      wrongPassword: 'That password isn’t right. Check it and try again.',
      signedOut: 'You’re no longer logged in. Log in again to do this.',
      other: 'That didn’t work. Wait a moment and try again.',
    },
  },
  marketing: {
    title: 'News and offers',
    text: 'We always write to you about your {if claims}policies, applications and claims{else}policies and applications{end}. The rest is up to you.',
    label: 'Email me news and offers',
    out: 'Saved. We won’t email you news and offers.',
    in: 'Saved. We’ll email you news and offers.',
    failed: 'Your choice isn’t saved yet',
  },
  notify: {
    legend: 'Which insurers should we tell?',
    hint: 'Untick a policy if its insurer shouldn’t hear about this change from us.',
    policy: (insurer: string, number: string) => `${insurer}, policy ${number}`,
    unknownInsurer: 'Insurer not known',
    failed:
      'We couldn’t get the list of your policies, so we can’t offer to tell your insurers about a change right now.',
  },
  export: {
    title: 'Get a copy of your data',
    text: 'You can download everything we hold about you: as a PDF to read, or as a JSON file. Only the JSON file has earlier versions and the files you sent us.',
    care: 'The file may have health answers and bank details in it, and details of people you told us about. Keep it somewhere safe.',
    begin: 'Get a copy',
    formats: { pdf: 'Download as PDF', json: 'Download as JSON' },
    working: 'Putting it together',
    file: 'my-data',
    done: 'Your download has started',
    failed: 'We couldn’t put your data together',
  },
  close: {
    title: 'Close my account',
    lead: 'Before you close it, we’ll show you what happens to your policies and your data.',
    begin: 'Close my account',
    running: 'What continues without your account',
    runningText:
      'Closing your account doesn’t cancel or withdraw any of these. Your cover continues, and you keep paying the insurer for it. You’ll deal with the insurers directly.',
    nothingRunning:
      'You have no {if claims, transfers}policies, applications, transfers or claims{end}{if claims, not transfers}policies, applications or claims{end}{if not claims, transfers}policies, applications or transfers{end}{if not claims, not transfers}policies or applications{end} with us.',
    kinds: {
      application: (name: string, reference: string | null) =>
        `Application to ${name}${reference === null ? '' : `, reference ${reference}`}`,
      transfer: (name: string, reference: string | null) =>
        `Transfer of a policy with ${name}${reference === null ? '' : `, number ${reference}`}`,
      policy: (name: string, reference: string | null) =>
        `Policy with ${name}${reference === null ? '' : `, number ${reference}`}`,
      claim: (name: string, reference: string | null) =>
        `Claim with ${name}${reference === null ? '' : `, reference ${reference}`}`,
    },
    retained: 'What we have to keep',
    retainedText: 'By law we can’t delete these with your account. We don’t use them for anything else.',
    record: (what: string, why: string, years: number, source: string) =>
      `${what}: for ${years} years. ${why} (${source})`,
    deleted: 'What we delete',
    deletedText:
      'Everything else: your details, log-in, quotes, calculations, drafts, messages, beneficiaries, and the files you sent us. You may want to download a copy of your data first.',
    sevenDays:
      'You can change your mind for 7 days: log in again and choose “Keep my account”. We won’t delete anything before the 7 days are up.',
    confirm: 'Close my account in 7 days',
    closing: 'Closing your account',
    failed: 'Your account isn’t closing',
    pending: (day: string) => `Your account closes on ${day}`,
    pendingText:
      'We’ve emailed you instructions for keeping it, and logged you out everywhere. We won’t delete anything before that day, and you can keep your account here.',
    cancelClosing: 'Keep my account',
    cancelling: 'One moment',
    notCancelled: 'Your account is still set to close',
    tooLate: 'Your account has now been closed.',
  },
}

export const detailsTexts: QueryTexts = {
  loading: 'Getting your details',
  failed: {
    title: 'We couldn’t get your details',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: (since) => {
      const at = new Date(since).toISOString()
      return `Last updated ${formatDay(at)}, ${timeOfDay(at)}`
    },
    refresh: 'Update them',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}

export const closingTexts: QueryTexts = {
  loading: 'Checking what happens if you close your account',
  failed: {
    title: 'We couldn’t work out what closing your account would mean',
    text: 'You can’t close it online right now. Nothing has changed.',
  },
  tryAgain: 'Try again',
}
