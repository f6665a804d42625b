// An answer of one JSON value per line, sent as the values come.

const TYPE = 'application/x-ndjson';

export function lines(values: AsyncIterable<unknown>, headers: Readonly<Record<string, string>>): Response {
  const encoder = new TextEncoder();
  const all = values[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await all.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await all.return?.();
    },
  });
  return new Response(body, { headers: { ...headers, 'content-type': TYPE } });
}
