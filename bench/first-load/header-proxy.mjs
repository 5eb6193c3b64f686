import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/**
 * Passes everything on to a server and leaves one header out of its answers. Chromium 147 that is driven by Lighthouse
 * 13.5 cancels the navigation to any page with a Referrer-Policy, however small.
 */
export async function proxyWithout(header, to) {
  const { hostname, port } = new URL(to);
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request({ hostname, port, method, path: url, headers }, (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => name !== header);
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const far = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      far.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const end of [near, far]) end.on('error', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
