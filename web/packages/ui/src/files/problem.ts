/** Why a picture cannot be made to fit. */
export type PhotoProblem = 'otherType' | 'unreadable' | 'tooLarge' | 'tookTooLong';

/** What is drawn anew at most: as many (million) pixels as the server decodes, and what a phone can hold several times. */
export const photoMost = { megapixels: 60, megabytes: 64 };
