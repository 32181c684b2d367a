// happy-dom computes no layout: there is no element at any point of its window.
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];
