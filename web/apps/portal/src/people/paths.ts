export const myFile = '/human-resources/employee';
/** Key of `mobileSettings` that can turn the own file off. */
export const myFileArea = 'hrPage';
