// An external program: started, written to, read from, and ended with every process that it has started.

import type { HostMessage } from '@rensa/bots/protocol';
import { type ChildProcessWithoutNullStreams, spawn, type StdioPipe } from 'node:child_process';
import { constants } from 'node:os';
import { oneLine } from '../io/print.ts';
import { eachLine } from './lines.ts';
import type { MessageLog } from './log.ts';

/** Milliseconds that a program has to end by itself after `quit`. */
const QUIT_MS = 300;
/** Milliseconds in which the last output of an ended program may still arrive. */
const LAST_WORDS_MS = 200;
/** Each program leads its own process group, which a Ctrl-C at the terminal does not reach. */
const HAS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcessWithoutNullStreams>();

export interface Listener {
  readonly line: (line: string) => void;
  readonly end: (reason: string) => void;
}

export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<void>;
  readonly #log: MessageLog | undefined;
  /** The last error on its standard error, or else the last line there. */
  #complaint = '';
  /** The reason why the program no longer runs; undefined while it runs. */
  ended: string | undefined;

  /** Starts the command in a shell. */
  constructor(command: string, listener: Listener, log?: MessageLog) {
    const child = startGuarded(command);
    this.#child = child;
    this.#log = log;
    eachLine(child.stdout, (line) => {
      log?.('bot', line);
      listener.line(line);
    });
    eachLine(child.stderr, (line) => {
      log?.('stderr', line);
      if (isError(line) || !isError(this.#complaint)) this.#complaint = line;
    });
    // The program may end without having read everything.
    child.stdin.on('error', () => {});
    this.#gone = new Promise((resolve) => {
      const end = (reason: string): void => {
        this.ended ??= reason;
        listener.end(this.ended);
        resolve();
      };
      child.on('error', (error) => end(`the bot cannot be started: ${oneLine(error.message)}`));
      child.on('exit', (code, signal) => {
        const tell = (): void => end(this.#reasonOf(code, signal));
        child.on('close', tell);
        setTimeout(tell, LAST_WORDS_MS).unref();
      });
    });
  }

  #reasonOf(code: number | null, signal: NodeJS.Signals | null): string {
    const verb = code === 0 ? 'left' : 'crashed';
    const complaint = this.#complaint === '' ? '' : `: ${oneLine(this.#complaint)}`;
    return `bot ${verb} (${signal ?? `exit ${code}`})${complaint}`;
  }

  send(message: HostMessage): void {
    this.write(JSON.stringify(message));
  }

  /** Sends a line that need not be a message. */
  write(line: string): void {
    if (this.ended !== undefined) return;
    this.#log?.('host', line);
    this.#child.stdin.write(`${line}\n`);
  }

  endInput(): void {
    this.#child.stdin.end();
  }

  /** Asks the program to quit, and ends it if it does not. */
  async close(): Promise<void> {
    if (this.#child.stdin.writable) this.send({ type: 'quit' });
    this.endInput();
    const timer = setTimeout(() => kill(this.#child), QUIT_MS);
    await this.#gone;
    clearTimeout(timer);
    endGuarded(this.#child);
  }
}

/**
 * Starts the command and, in the same group, a shell that waits for the end of a pipe. The pipe ends with this program,
 * also when it is killed, and then the shell kills the group.
 */
const GUARDED = `(read -r _ <&3; kill -s KILL -- -$$) </dev/null >/dev/null 2>&1 &
exec 3<&-
exec sh -c "$1"`;

function start(command: string): ChildProcessWithoutNullStreams {
  if (!HAS_GROUPS) return spawn(command, { shell: true, windowsHide: true });
  const stdio: StdioPipe[] = ['pipe', 'pipe', 'pipe', 'pipe'];
  return spawn('sh', ['-c', GUARDED, 'sh', command], { detached: true, stdio });
}

/** Recognizes the first line of an error in common languages; a stack or a version may follow it. */
function isError(line: string): boolean {
  return /^[\w.]*(error|exception|panic)\b/i.test(line);
}

/** Starts a shell command that ends with this program. */
export function startGuarded(command: string): ChildProcessWithoutNullStreams {
  guard();
  const child = start(command);
  running.add(child);
  return child;
}

/** Ends what is left of a command. */
export function endGuarded(child: ChildProcessWithoutNullStreams): void {
  kill(child);
  for (const stream of child.stdio) stream?.destroy();
  running.delete(child);
}

let isGuarded = false;

/** Ends all commands when this program ends, also by a signal. */
function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => running.forEach(kill));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // The group has no process left.
  }
}
