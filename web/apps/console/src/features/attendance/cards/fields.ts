import { choice, code, defineFields, person } from '../../../fields/kinds.ts';

const kinds = ['CARD', 'NFC', 'RFID', 'FINGER', 'FACE', 'PIN', 'QR_CODE', 'BLUETOOTH', 'ID', 'EXTERNAL'] as const;

export const fields = defineFields({ employeeId: person, kind: choice('sensorKind', kinds), number: code });
