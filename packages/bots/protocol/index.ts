export {
  type GameEnd,
  type HostMessage,
  LINE_MOST,
  type Message,
  parseMessage,
  PROTOCOL,
  type Protocol,
} from './messages.ts';
export { serve } from './serve.ts';
