import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/forcedColours.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { registerServiceWorker } from './app/updates.ts';
import { forgetRemovedTransitions } from './ui/removedTransitions.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

forgetRemovedTransitions();
registerServiceWorker();
