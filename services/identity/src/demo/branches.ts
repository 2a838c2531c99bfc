import { type Language, type WorkingPattern } from '@kadro/kernel';

export interface BranchFacts {
  /** Of the names table; also makes the id. */
  key: string;
  opened: string;
  zone: string;
  country: string;
  state?: string;
  language: Language;
  workingPattern: WorkingPattern;
  employer: string;
  nationality: string;
  /** Mobile and fixed number up to the last four digits, which are the staff number. */
  mobile: string;
  fixed: string;
  streets: readonly string[];
  city: string;
  birthPlaces: readonly string[];
  trialDays: number;
}

const week = (minutes: number, friday = minutes): WorkingPattern => ({
  monday: minutes,
  tuesday: minutes,
  wednesday: minutes,
  thursday: minutes,
  friday,
  saturday: 0,
  sunday: 0,
});

export const istanbul: BranchFacts = {
  key: 'istanbul',
  opened: '2019-03-04',
  zone: 'Europe/Istanbul',
  country: 'TR',
  language: 'tr',
  workingPattern: week(540),
  employer: 'Lale Tekstil A.Ş.',
  nationality: 'Türkiye',
  mobile: '+90530000',
  fixed: '+90212555',
  streets: ['Moda Caddesi', 'Çiçek Sokak', 'Ihlamur Yolu', 'Değirmen Sokak', 'Güneş Apartmanı, Işık Sokak'],
  city: 'İstanbul',
  birthPlaces: ['İstanbul', 'Denizli', 'Bursa', 'Gaziantep', 'Uşak', 'Kahramanmaraş'],
  trialDays: 60,
};

export const berlin: BranchFacts = {
  key: 'berlin',
  opened: '2021-01-11',
  zone: 'Europe/Berlin',
  country: 'DE',
  state: 'BE',
  language: 'de',
  workingPattern: week(480),
  employer: 'Lale Textil GmbH',
  nationality: 'Deutschland',
  mobile: '+491520000',
  fixed: '+493023125',
  streets: ['Lindenstraße', 'Schönhauser Allee', 'Gärtnerstraße', 'Müllerstraße'],
  city: 'Berlin',
  birthPlaces: ['Berlin', 'Köln', 'Görlitz', 'Lübeck'],
  trialDays: 180,
};

export const amsterdam: BranchFacts = {
  key: 'amsterdam',
  opened: '2023-01-09',
  zone: 'Europe/Amsterdam',
  country: 'NL',
  language: 'nl',
  workingPattern: week(480, 360),
  employer: 'Lale Textiel B.V.',
  nationality: 'Nederland',
  mobile: '+3161000',
  fixed: '+3120555',
  streets: ['Prinsengracht', 'Javastraat', 'Overtoom'],
  city: 'Amsterdam',
  birthPlaces: ['Amsterdam', 'Haarlem', 'Utrecht'],
  trialDays: 60,
};

/** The second company's only branch. */
export const copenhagen: BranchFacts = {
  key: 'copenhagen',
  opened: '2022-05-02',
  zone: 'Europe/Copenhagen',
  country: 'DK',
  language: 'en',
  workingPattern: week(444),
  employer: 'Nordlys Keramik ApS',
  nationality: 'Danmark',
  mobile: '+452000',
  fixed: '+453300',
  streets: ['Nørrebrogade', 'Ærøgade', 'Ålandsgade'],
  city: 'København',
  birthPlaces: ['København', 'Aarhus', 'Tórshavn'],
  trialDays: 90,
};
