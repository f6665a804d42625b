export {
  type GameEnd,
  type BotMessage,
  type HostMessage,
  MAX_LINE,
  type Message,
  parseMessage,
  PROTOCOL,
  type Protocol,
} from './messages.ts';
export { serve } from './serve.ts';
