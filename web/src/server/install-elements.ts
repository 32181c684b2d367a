/** Path of the web app manifest. */
export const MANIFEST = '/manifest.webmanifest';

/** Elements for the head of each page, by which a browser offers to install the shop. */
export const INSTALL_ELEMENTS = `<link rel="manifest" href="${MANIFEST}"/><link rel="apple-touch-icon" href="/icon-maskable-512.png"/>`;
