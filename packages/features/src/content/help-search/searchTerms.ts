/**
 * The words by which people search for a page that its own text lacks: everyday ones, names of illnesses and of events,
 * American and older terms. By address, or by its part after `#` for a question. They are in the index alone.
 */
export const searchTerms: Readonly<Record<string, string>> = {
  'what-does-brand-name-do': 'broker what do you do who are you company business service explain',
  'are-you-an-insurer': 'underwriter broker company behind who pays claims licence afsl',
  'how-are-you-paid': 'commission earn money kickback fee independent biased conflict',
  'what-does-it-cost-me': 'fee charge free price of service hidden',
  'do-you-give-me-advice':
    'adviser advisor financial planner recommend recommendation best suitable which insurer',
  'do-you-compare-all-insurers':
    'panel list companies market best cheapest AIA TAL Zurich MLC OnePath brands',
  'will-you-call-me':
    'spam stop ringing bothering leave me alone phone calls marketing telemarketing ring contact callback unsubscribe',
  'what-is-the-difference-between-tpd-and-income-protection':
    'versus vs compare salary continuance disabled disability',
  'is-critical-illness-the-same-as-trauma':
    'trauma breast cancer payout heart attack stroke serious sickness',
  'how-much-cover-do-i-need': 'calculator sum insured mortgage debts enough calculate',
  'what-are-the-smallest-and-largest-amounts': 'minimum maximum max min limit most least million',
  'how-old-can-i-be': 'age limit too old young senior seniors over 50 60 65 70 elderly pensioner',
  'do-i-need-cover-if-i-have-no-children': 'single kids childless no dependants dependents',
  'can-i-be-covered-without-working':
    'unemployed homemaker stay at home mum dad parent student retired job casual not working carer maternity leave',
  'do-i-have-to-give-my-name-for-a-quote': 'anonymous email phone details personal free quote online',
  'is-the-price-final': 'loading changed change price applying guaranteed indicative estimate more expensive',
  'why-do-prices-differ-so-much': 'cheap cheaper expensive difference between insurers',
  'why-doesnt-an-insurer-show-a-price': 'missing not offered no quote unavailable occupation',
  'will-my-premium-go-up':
    'increase rise raised dearer went up doubled expensive every year increases price hike age',
  'how-long-is-a-quote-good-for': 'valid expire expiry expired saved 30 days',
  'does-a-quote-affect-my-credit-score': 'credit check rating file enquiry',
  'how-long-does-an-application-take':
    'time weeks days wait approval approved pending minutes status progress',
  'what-do-i-need-to-have-ready':
    'documents checklist prepare information needed identification licence passport medicare',
  'can-an-insurer-ask-about-genetic-tests': 'dna genetic gene testing family history brca',
  'what-if-im-not-sure-about-an-answer':
    'forgot mention mistake wrong answer unsure do not know remember error',
  'can-i-be-declined':
    'refuse refused reject rejected denied decline exclusion exclusions loading pre-existing preexisting condition type diabetes diabetic depression anxiety mental health cancer heart asthma back pain hiv obesity overweight bmi epilepsy',
  'do-i-need-a-medical-test': 'blood test doctor exam examination gp medical checkup nurse report',
  'can-two-people-apply-together': 'joint couple spouse wife husband partner jointly second owner both',
  'can-i-see-what-was-sent-to-the-insurer': 'copy receipt record application pdf download',
  'can-i-pay-from-my-super': 'superannuation fund rollover pay through super',
  'which-covers-cant-i-hold-in-super': 'trauma critical illness superannuation',
  'do-i-already-have-cover-in-super':
    'default insurance superannuation covered already existing check fund lost super mygov',
  'what-is-an-enduring-rollover': 'rebate tax fund to fund transfer 15 percent',
  'do-you-need-my-tax-file-number': 'tfn',
  'who-gets-the-money-if-i-die': 'beneficiary nomination binding estate will heirs superannuation',
  'how-do-i-change-my-cover':
    'increase decrease reduce raise lower amount update edit alter add remove new baby born newborn child birth marriage married divorce divorced separated separation house moved',
  'can-you-look-after-a-policy-i-already-have':
    'switch swap swapping change insurers transfer make you my broker adviser existing move over policy servicing',
  'how-do-i-cancel': 'cancel stop end terminate refund cooling off close surrender quit',
  'i-cant-pay-what-can-i-do':
    'hardship afford unaffordable doing it tough broke bills cost of living struggling money trouble missed payment lapse lapsed overdue arrears unpaid bounced dishonour lost my job redundancy redundant pause suspend premium holiday',
  'do-i-have-to-tell-the-insurer-if-i-change-jobs-or-get-sick':
    'new job career occupation change health diagnosed started smoking quit vaping pregnant hobby travel overseas',
  'how-do-i-change-who-gets-the-money':
    'beneficiary beneficiaries update nomination remove ex divorce divorced new partner',
  'how-do-i-make-a-claim':
    'lodge claim form died death dead passed away deceased husband wife partner mother father mum dad son daughter widow funeral sick injured accident cancer diagnosed hospital claims',
  'how-long-does-a-decision-take': 'claim time wait weeks months delay slow waiting assessment assessor',
  'i-dont-know-if-theres-a-policy-how-do-i-find-out':
    'any policy did mum dad have died parent lost find missing deceased estate executor search unclaimed old',
  'who-decides': 'assessor decision claim insurer manager',
  'does-a-claim-cost-me-anything': 'lawyer solicitor fee charge claims excess no win',
  'what-if-a-claim-is-refused': 'denied rejected declined appeal dispute afca review unfair',
  'is-the-money-taxed': 'tax payout lump sum taxable benefit income deductible',
  'where-are-my-answers-kept':
    'saved draft continue later resume lost browser device storage shared computer delete',
  'who-sees-my-health-answers': 'privacy medical confidential employer boss share',
  'does-a-computer-make-decisions-about-me': 'automated decision algorithm ai artificial intelligence robot',
  'how-do-i-see-or-correct-what-you-hold-about-me':
    'access data delete correct my information download erase gdpr account remove',
  'can-i-get-help-in-another-language':
    'interpreter good speak understand language translate translation chinese mandarin arabic vietnamese english non-english language tis large print braille deaf hearing vision disability support representative speak for me safe time call family violence',
  'something-on-this-site-doesnt-work-for-me':
    'bug broken error accessibility blind screen reader login password locked out reset forgot cannot log in',
  '/learn-about-life-insurance/what-is-life-insurance': 'basics meaning definition explain types worth it',
  '/learn-about-life-insurance/life-cover': 'death cover term life terminal illness suicide funeral',
  '/learn-about-life-insurance/total-and-permanent-disability':
    'tpd disabled disability own occupation any occupation never work again',
  '/learn-about-life-insurance/critical-illness':
    'trauma breast cancer payout heart attack stroke serious sickness insurance',
  '/learn-about-life-insurance/income-protection':
    'salary sick pay wage injury unable to work waiting period benefit period self employed contractor sole trader redundancy',
  '/learn-about-life-insurance/how-much-cover':
    'calculator calculate sum insured mortgage debts enough needs',
  '/learn-about-life-insurance/insurance-inside-super': 'superannuation fund default cover group',
  '/learn-about-life-insurance/who-can-own-a-policy':
    'name wife husband owner ownership smsf trust company business partner key person joint',
  '/learn-about-life-insurance/beneficiaries':
    'leave money to nominate beneficiary will estate inheritance kids minor children heirs payout',
  '/learn-about-life-insurance/tax': 'deductible deduction claim tax return ato taxable payout',
  '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium':
    'fixed price age variable lock in rates',
  '/learn-about-life-insurance-premiums/what-sets-your-premium':
    'smoker smoke smoking tradie trade tradesman builder miner mining fifo truck driver vape vaping cigarettes tobacco nicotine age gender sex occupation job health price factors weight bmi alcohol drinking risk hobby skydiving diving motorbike',
  '/learn-about-life-insurance-premiums/stamp-duty': 'government tax duty state',
  '/learn-about-life-insurance-premiums/payment-frequency-and-fees':
    'monthly yearly quarterly annual credit card direct debit bank account details change payment method policy fee',
  '/learn-about-life-insurance-premiums/premiums-and-super': 'superannuation rollover rebate pay fund',
  '/learn-about-life-insurance-premiums/indexation': 'inflation cpi increase automatic opt out',
  '/learn-about-life-insurance-premiums/linked-and-standalone':
    'bundle combine buy back buyback rider flexi linked',
  '/learn-about-life-insurance-premiums/lowering-your-premium':
    'cheaper save reduce discount lower cost too expensive afford',
  '/learn-about-life-insurance-processes/get-a-life-insurance-quote': 'compare prices start online quotes',
  '/learn-about-life-insurance-processes/applying-for-cover': 'apply application join buy sign up steps',
  '/learn-about-life-insurance-processes/your-duty-to-take-reasonable-care':
    'application form disclosure disclose mention misrepresentation lie lied lying honest truth nondisclosure duty of disclosure fraud avoid',
  '/learn-about-life-insurance-processes/underwriting-and-health-questions':
    'medical history underwriter type diabetes diabetic depression anxiety mental health cancer asthma cholesterol blood pressure pre-existing preexisting condition conditions apply surgery medication hiv epilepsy pregnancy pregnant overweight weight family history back pain',
  '/learn-about-life-insurance-processes/transferring-a-life-insurance-policy':
    'switch swap swapping insurers change broker adviser move over policy existing transfer servicing authority',
  '/learn-about-life-insurance-processes/changing-your-cover':
    'increase decrease reduce raise lower update divorce divorced separated married baby alter',
  '/learn-about-life-insurance-processes/making-a-claim':
    'lodge died death dead passed away deceased husband wife partner mother father mum dad widow funeral executor estate probate power of attorney on behalf sick injured accident cancer claims',
  '/learn-about-life-insurance-processes/cooling-off-and-cancelling':
    'cancel refund cooling off 14 days change my mind stop policy end',
  '/learn-about-life-insurance-processes/complaints':
    'complaint unhappy afca ombudsman dispute wrong mistake',
  '/contact-us':
    'power of attorney authorised someone else speak on behalf human person agent chat email address office hours weekend open speak talk somebody deaf relay',
  '/complaints': 'unhappy angry afca ombudsman dispute bad service wrong feedback',
  '/life-insurance-applications-process': 'apply steps stages status track progress underwriting',
  '/client-quote/types': 'kinds compare types difference options covers list',
  '/privacy-policy': 'data personal information breach cookies tracking marketing',
  '/accessibility':
    'writing print font too small size bigger glasses see keyboard screen reader blind vision large text disability contrast colour',
}
