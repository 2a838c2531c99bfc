import { defineFields, longText, record } from '../../../../fields/kinds.ts';

export const fields = defineFields({ shiftId: record('shifts'), note: longText, reason: longText });
