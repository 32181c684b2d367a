// The browser of the tests lays nothing out: at no point of its window lies an element.
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];
