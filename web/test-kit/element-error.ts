import { configure, getConfig } from '@testing-library/react';

// What was not found is looked for in the page: printed from the start, the document is cut in the menu of the header.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getElementError(message, container.querySelector('main') ?? container),
});
