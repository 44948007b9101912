import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

// A slow line to a server, for everything that goes over it, WebSockets too: each way takes half a round trip, and all connections share what comes down.
export async function slowLine(port: number, { roundTrip, kilobits }: { readonly roundTrip: number; readonly kilobits: number }): Promise<{ port: number; close(): void }> {
  const perMillisecond = kilobits / 8; // bytes
  const sockets = new Set<Socket>();
  let free = 0; // when the line down has carried what was sent before
  const later = (when: number, act: () => void) => setTimeout(act, Math.max(0, when - performance.now()));
  const proxy = createServer((near) => {
    const opened = performance.now() + roundTrip; // a connection takes a round trip before anything can be said
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (sent) => later(Math.max(opened, performance.now()) + roundTrip / 2, () => far.writable && far.write(sent)));
    far.on('data', (sent: Buffer) => {
      for (let at = 0; at < sent.length; at += 1400) {
        const packet = sent.subarray(at, at + 1400);
        free = Math.max(free, performance.now()) + packet.length / perMillisecond;
        later(free + roundTrip / 2, () => near.writable && near.write(packet));
      }
    });
    far.on('end', () => later(free + roundTrip / 2, () => near.end()));
    near.on('end', () => far.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
