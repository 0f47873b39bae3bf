import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import { WebSocket } from 'ws';

/** Somebody's connection. It looks no closer at news than it must: thousands share one process. */
export class LoadSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #asked = 0;
  /** Called for each message with steps. */
  onSteps: () => void = () => undefined;
  /** Called with news of the list of public tables. */
  onLobby: (text: string) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('close', () => {
      for (const resolve of this.#waiting.values()) resolve('closed');
      this.#waiting.clear();
    });
  }

  static connect(origin: string, cookie: string): Promise<LoadSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, ONLINE_PROTOCOL, {
      headers: { cookie },
      origin,
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new LoadSocket(socket)));
      socket.once('error', reject);
    });
  }

  /** The answer; undefined if it is empty. */
  ask(call: string, ...given: readonly unknown[]): Promise<unknown> {
    const id = this.#asked++;
    this.#socket.send(JSON.stringify({ id, call, given }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer): void {
    const text = data.toString('latin1');
    if (text.startsWith('{"news":"lobby"')) this.onLobby(text);
    if (text.startsWith('{"news":"steps"')) this.onSteps();
    if (!text.startsWith('{"id":')) return;
    const { id, answer, failed } = JSON.parse(text) as { id: number; answer?: unknown; failed?: unknown };
    this.#waiting.get(id)?.(failed ?? answer ?? undefined);
    this.#waiting.delete(id);
  }
}
