import { startI18n } from '@kadro/i18n';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Gate } from './Gate.tsx';

await startI18n({ namespaces: ['console', 'leave', 'time', 'bulk', 'privacy', 'ra'] });

const router = createBrowserRouter([{ path: '*', Component: Gate }], { basename: '/console' });
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
