/** Reloads the page. */
export const reload = () => {
  window.location.reload();
};

/** Reloads the page; does nothing while the web server cannot be reached. */
export const reloadIfReachable = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(reload, () => undefined);
