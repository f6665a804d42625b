export { type HostMessage, LINE_MOST, type Message, parseMessage, PROTOCOL } from './messages.ts';
export { serve } from './serve.ts';
