/**
 * Words that people write beside their job and that no occupation depends on: grades, hours, and the small words of a
 * sentence. A trainee, an apprentice and an assistant have occupations of their own.
 */
export const IGNORED_WORDS: readonly string[] = [
  ...[
    'senior',
    'snr',
    'sr',
    'junior',
    'jnr',
    'jr',
    'casual',
    'permanent',
    'temporary',
    'experienced',
    'qualified',
  ],
  ...[
    'full time',
    'fulltime',
    'part time',
    'parttime',
    'self employed',
    'sole trader',
    'freelance',
    'freelancer',
    'semi retired',
  ],
  ...[
    'i',
    'im',
    'am',
    'a',
    'an',
    'the',
    'my',
    'as',
    'at',
    'in',
    'of',
    'for',
    'on',
    'and',
    'or',
    'to',
    'with',
  ],
]
