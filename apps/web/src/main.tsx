import '@quri/board-kit/tokens.css';
import '@quri/board-kit/fonts.css';
import './app/page.css';
import './app/loading.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { listenForFiles } from './app/file-drop.ts';
import { LoadError } from './app/load-once.ts';
import { route } from './app/route.ts';
import { preloadContents, preloadScreen } from './app/screens.tsx';
import { applySettings } from './app/theme.ts';
import { keepForOffline } from './offline/register.ts';
import { RefusedError } from './session/refused-error.ts';
import { settings } from './session/settings.ts';

// Before the first screen: index.html knows neither language nor pace.
applySettings(settings.get());
preloadScreen(route().get());
preloadContents(route().get());
listenForFiles();
keepForOffline();

const root = document.getElementById('quri');
if (root !== null) {
  createRoot(root, {
    // What was refused or did not load is told on the screen; only what surprised us belongs in the console as well.
    onCaughtError: (error) => {
      if (!(error instanceof RefusedError || error instanceof LoadError)) console.error(error);
    },
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
