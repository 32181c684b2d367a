import { configure, getConfig } from '@testing-library/react';

// Prints the content of `main`: a print of the whole document is cut off in the menu of the header.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getElementError(message, container.querySelector('main') ?? container),
});
