import { type Logger, pino } from 'pino';

/**
 * The log of the server: lines of JSON in which nothing of a guest can be. Errors are logged field by field, because
 * those of Node carry what they were about: the whole request with its cookies, addresses, file names. Requests and
 * answers are logged without their headers, bodies and addresses.
 */
export const createLogger = (level: string, write: (line: string) => void): Logger =>
  pino({ level, serializers: { err: errorFields, req: requestFields, res: answerFields } }, { write });

const MOST_CAUSES = 4;

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: ErrorFields;
}

function errorFields(error: unknown, causes = MOST_CAUSES): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown but something else' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: name,
    message: withoutInput(error, message),
    ...(stack === undefined ? {} : { stack: framesOf(stack) }),
    ...code,
    ...(cause === undefined || causes === 0 ? {} : { cause: errorFields(cause, causes - 1) }),
  };
}

/** What JSON.parse says has a part of the text in it. */
const withoutInput = (error: Error, message: string): string =>
  error instanceof SyntaxError ? 'not readable' : message;

/** Without the message, which may have several lines. */
const framesOf = (stack: string): string => stack.slice(Math.max(0, stack.search(/^\s+at /m)));

const requestFields = (request: unknown): object => ({ method: fieldOf(request, 'method') });

const answerFields = (reply: unknown): object => ({ statusCode: fieldOf(reply, 'statusCode') });

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
