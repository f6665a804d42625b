/** A document of the page's own origin that runs nothing: here its storage can be emptied and filled. */
export const EMPTY = '/empty.html';
