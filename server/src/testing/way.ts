import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be cut, mended and frozen. */
export async function openWay(target: URL) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const accept = (client: Socket) => {
    const server = connectTo(target);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(server);
    server.pipe(client);
    if (frozen) hold(client, server);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  };
  let gate: Server = createServer(accept);
  const listen = (port: number) => new Promise<void>((done) => gate.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = gate.address() as { port: number };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => gate.close(done));
  };
  return {
    url: `postgres://${target.username}${target.password && `:${target.password}`}@127.0.0.1:${port}${target.pathname}`,
    freeze: (on: boolean) => {
      frozen = on;
      if (on) hold(...sockets);
      else for (const socket of sockets) socket.resume();
    },
    cut: close,
    mend: () => {
      gate = createServer(accept);
      return listen(port);
    },
    close,
  };
}

function hold(...sockets: Socket[]): void {
  for (const socket of sockets) socket.pause();
}

/** The tests' cluster listens on a port or on a socket in a folder. */
function connectTo(target: URL): Socket {
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
}
