import '@quri/board-kit/tokens.css';
import '@quri/board-kit/fonts.css';
import './app/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applySettings } from './app/theme.ts';
import { RefusedError } from './session/refused-error.ts';
import { settings } from './session/settings.ts';

// Before the first picture, so that nobody who chose the day is dazzled by the night.
applySettings(settings.get());

const root = document.getElementById('quri');
if (root !== null) {
  createRoot(root, {
    // What was refused is told on the screen; only what surprised us belongs in the console as well.
    onCaughtError: (error) => {
      if (!(error instanceof RefusedError)) console.error(error);
    },
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
