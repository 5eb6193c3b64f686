import { useKeys } from '@quri/board-kit';

/** A question mark asks for the keys. */
export const useQuestionMark = (act: () => void): void => useKeys({ '?': act });
