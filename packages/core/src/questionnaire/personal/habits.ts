import {
  choice,
  count,
  gate,
  hasAny,
  is,
  many,
  monthYear,
  not,
  page,
  profile,
  section,
  text,
} from '../index.ts'
import { drug } from './packs/drug.ts'

const nicotine = {
  cigarettes: 'Cigarettes or roll-your-own',
  vapes: 'Vapes',
  cigars: 'Cigars or a pipe',
  other: 'Patches, gum, pouches, snuff or anything else',
} as const

const drinks = 'A standard drink is a can of mid-strength beer, 100 ml of wine or 30 ml of spirits.'

/** Smoking beyond the quote's answer, alcohol and drugs. */
export const habits = section('habits', {
  title: 'Smoking, alcohol and drugs',
  pages: [
    page('habits', {
      title: 'Smoking, alcohol and drugs',
      notice:
        'Some of these questions are personal. Please answer honestly, so you can rely on your cover. If you’d rather not write about drugs, you can talk to someone instead. ' +
        'If you’re worried about alcohol or drugs, you can call the National Alcohol and Other Drug Hotline on 1800 250 015 at any time, free of charge.',
      questions: {
        products: many({
          ask: 'What do you smoke or use?',
          hint: 'Your quote says that you used nicotine in the last 12 months. Tick all that apply.',
          options: nicotine,
          when: profile.is('smoker', 'yes'),
        }),
        daily: count({
          ask: 'How many a day, in a usual week?',
          hint: 'Add up cigarettes, cigars and the like. For a vape, count the times you pick it up.',
          unit: 'a day',
          max: 200,
          when: profile.is('smoker', 'yes'),
        }),
        smoked: gate({
          ask: 'In the last 5 years, have you smoked, vaped or used anything else with nicotine?',
          hint: 'Your quote says that you haven’t in the last 12 months. If that isn’t so, change it in your quote.',
          when: not(profile.is('smoker', 'yes')),
          inline: {
            products: many({ ask: 'What did you smoke or use?', options: nicotine }),
            daily: count({ ask: 'When you were using it most, how many a day?', unit: 'a day', max: 200 }),
            stopped: monthYear({
              ask: 'When did you stop?',
              unsure: true,
              help: 'A rough month is fine. Think of what else happened around that time.',
            }),
          },
        }),
        alcohol: gate({
          ask: 'Do you drink alcohol?',
          inline: {
            beer: count({
              ask: 'How many standard drinks of beer or cider a week?',
              hint: `${drinks} Enter 0 for none.`,
              unit: 'a week',
              max: 200,
            }),
            wine: count({
              ask: 'How many standard drinks of wine a week?',
              hint: 'A bottle has about 8. Enter 0 for none.',
              unit: 'a week',
              max: 200,
            }),
            spirits: count({
              ask: 'How many standard drinks of spirits or ready-mixed drinks a week?',
              hint: 'Enter 0 for none.',
              unit: 'a week',
              max: 200,
            }),
          },
        }),
        advised: gate({
          ask: 'Have you ever been advised to drink less, or been treated because of alcohol?',
          hint: 'By a doctor, a counsellor or another health worker.',
          sensitive: true,
          inline: {
            when: monthYear({
              ask: 'When were you last advised or treated?',
              unsure: true,
              help: 'Your clinic’s notes have the date. A rough month is fine.',
              sensitive: true,
            }),
            what: many({
              ask: 'What happened?',
              options: {
                advice: 'I was advised to drink less',
                counselling: 'I had counselling or went to a support group',
                medicine: 'I was given medicine',
                hospital: 'I was in hospital or a clinic',
              },
              sensitive: true,
            }),
            details: text({
              ask: 'Where were you treated, and from when to when?',
              lines: 'many',
              sensitive: true,
              when: hasAny('what', ['counselling', 'medicine', 'hospital']),
            }),
            now: choice({
              ask: 'How is it now?',
              options: {
                none: 'I don’t drink any more',
                less: 'I drink less than I did then',
                same: 'I drink about as much as I did then, or more',
              },
              sensitive: true,
            }),
            dry: monthYear({
              ask: 'When did you stop drinking?',
              unsure: true,
              help: 'A rough month is fine.',
              sensitive: true,
              when: is('now', 'none'),
            }),
          },
        }),
        drugs: gate({
          ask: 'In the last 10 years, have you used drugs that weren’t prescribed for you?',
          hint: 'For example cannabis, cocaine, ecstasy, ice or anabolic steroids. Leave out what anyone can buy at a pharmacy.',
          sensitive: true,
          rows: { pack: drug, max: 8, name: 'drug' },
        }),
      },
    }),
  ],
})
