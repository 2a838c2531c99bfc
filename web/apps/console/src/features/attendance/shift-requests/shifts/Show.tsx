import { AskedShow } from '../frame/Show.tsx';
import { type ShiftRequest } from '../model.ts';
import { WhatIsWanted } from '../words.tsx';
import { kind } from './kind.ts';

export const ShiftRequestShow = () => (
  <AskedShow<ShiftRequest> kind={kind} title={(request) => <WhatIsWanted request={request} />} />
);
