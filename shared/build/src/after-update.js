import { refreshOrReload } from './refresh-or-reload.js';

refreshOrReload(import.meta.webpackHot, window);
