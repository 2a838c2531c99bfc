import { useMediaQuery } from '@mui/material';

/** Whether a day is looked at in a sheet that lies over the board, as there is no place beside it. */
export const useIsSheet = (): boolean => useMediaQuery('(max-width:599.95px)', { noSsr: true });
