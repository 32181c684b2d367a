/** Path of the web app manifest. */
export const MANIFEST = '/manifest.webmanifest';

/** The icon for browsers without SVG icons, such as Safari before 26. */
export const PNG_ICON = '/icon-192.png';

/** Elements for the head of each page; the manifest makes the shop installable. */
export const INSTALL_ELEMENTS = `<link rel="manifest" href="${MANIFEST}"/><link rel="icon" href="${PNG_ICON}" type="image/png" sizes="192x192"/><link rel="apple-touch-icon" href="/icon-maskable-512.png"/>`;
