const REFUSED = /^\{"type":"(?:refused|rejected)"/;
const CODE = /"code":"(\w+)"/;

/** The error code of a message that is about to be sent, if it refuses something. */
export const refusalCode = (text: string): string | undefined =>
  REFUSED.test(text) ? CODE.exec(text)?.[1] : undefined;
