const turkish = ['TR'];

/** Where service is compulsory, so that employers keep whether it is done. */
const conscripting =
  'AE AM AT AZ BR BY CH CY DK DZ EE EG FI GE GR HR IL IR JO KR KW KZ LT LV MA MD NO QA RU SE SG TN TR UA UZ'.split(' ');

/** Fields of a person that only some countries know. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  militaryService: conscripting,
  suspendedUntil: conscripting,
  serviceLine: turkish,
  socialSecurityType: turkish,
  healthPassCode: turkish,
  healthPassCodeExpiry: turkish,
};

/** Names of a person's fields that mean nothing in the country (ISO 3166-1 alpha-2); none where it is not known. */
export const unusedFields = (country: string | null | undefined): string[] =>
  country ? Object.keys(countriesOf).filter((field) => !countriesOf[field]!.includes(country)) : [];
