import { startI18n } from '@kadro/i18n';
import { codeOutage, patiently } from '@kadro/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { features } from './features/index.ts';
import { Gate } from './Gate.tsx';
import { textsOf } from './manifest/compose.ts';

codeOutage.subscribe(() => dispatchEvent(new Event('kadro-outage')));
await patiently(() => startI18n({ namespaces: ['console', 'console-fields', 'time', 'ra', ...textsOf(features)] }))();

const router = createBrowserRouter([{ path: '*', Component: Gate }], { basename: '/console' });
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
