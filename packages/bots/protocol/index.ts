export {
  type GameEnd,
  type HostMessage,
  MAX_LINE,
  type Message,
  parseMessage,
  PROTOCOL,
  type Protocol,
} from './messages.ts';
export { serve } from './serve.ts';
