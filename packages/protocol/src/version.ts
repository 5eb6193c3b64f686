/**
 * Raised whenever a page of an older version could no longer speak with the server. The server names it in `welcome`;
 * a page that knows a lower one offers to reload.
 */
export const PROTOCOL_VERSION = 1;
