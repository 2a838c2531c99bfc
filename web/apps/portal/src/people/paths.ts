export const myFile = '/human-resources/employee';
/** Key of `mobileSettings` that can close it. */
export const myFileArea = 'hrPage';
