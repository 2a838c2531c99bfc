import { parentPort, workerData } from 'node:worker_threads';
import { type Language } from '@kadro/kernel';
import { pdfOf } from './pdf.ts';
import { type PersonExport } from './route.ts';
import { sectionsOf } from './sections.ts';

// fonts and pages take their time: nobody else waits for it
const { made, language } = workerData as { made: PersonExport; language: Language };
parentPort!.postMessage(await pdfOf(made, language, await sectionsOf(Object.keys(made.services))));
