// A connection that can be cut: between a server and its database, or between a page and a server.

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export class FaultProxy {
  readonly port: number;
  readonly #sockets = new Set<Socket>();
  readonly #close: () => void;
  #isCut = false;

  private constructor(port: number, close: () => void) {
    this.port = port;
    this.#close = close;
  }

  static async open(target: { readonly host: string; readonly port: number }): Promise<FaultProxy> {
    const server = createServer((near) => proxy.#carry(near, connect(target)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy: FaultProxy = new FaultProxy((server.address() as AddressInfo).port, () => server.close());
    return proxy;
  }

  /** All connections end, and new ones end at once. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#close();
  }

  #carry(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    if (this.#isCut) near.destroy();
  }
}
