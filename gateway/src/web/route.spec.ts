import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFixture } from '../testing/fixture.ts';
import { compressAssets } from './compress.ts';

const script = 'console.log("kadro");\n'.repeat(200);
const files = {
  'secret.html': 'secret',
  'portal/dist/index.html': `<!doctype html><title>portal</title>${' '.repeat(2000)}`,
  'portal/dist/sw.js': script,
  'portal/dist/assets/index-BqX3_a9Z.js': script,
  'portal/dist/assets/index-BqX3_a9Z.js.map': '{}',
  'portal/dist/assets/wasm-worker-Dk3_x9aQ.js': script,
  'portal/dist/assets/libheif-Bq7_x9aZ.wasm': Buffer.from(`\0asm\x01\0\0\0${'\0'.repeat(2000)}`),
  'portal/dist/wasm-worker.js': script,
  'portal/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'console/dist/index.html': '<!doctype html><title>console</title>',
  'console/dist/assets/index-C0ffee12.css': 'a{}',
};
let webRoot: string;
let gateway: Awaited<ReturnType<typeof startFixture>>['gateway'];

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kadro-web-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(webRoot, name)), { recursive: true });
    await writeFile(join(webRoot, name), content);
  }
  ({ gateway } = await startFixture({ webRoot }));
  await gateway.compressed;
});
afterAll(() => gateway.stop());

async function get(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status?: number;
    headers: http.IncomingHttpHeaders;
    body: Buffer;
  }>();
  http
    .request({ host: '127.0.0.1', port: gateway.port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }));
    })
    .on('error', reject)
    .end();
  return promise;
}

describe('opening a page', () => {
  it.each([
    '/',
    '/dashboard',
    '/time/shif/pending-requests',
    '/page-not-found',
    '/auth/login?redirect=%2Ftime',
    '/leave/balances',
  ])('gives the portal at %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body.toString()).toContain('<title>portal');
  });

  it.each(['/console', '/console/', '/console/employees/7'])('gives the console at %s', async (path) => {
    expect((await get(path)).body.toString()).toContain('<title>console');
  });

  it('carries a policy that allows no inline code and no other origin', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers 304 to one who has it', async () => {
    const { headers } = await get('/');
    const again = await get('/dashboard', { 'if-none-match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('fetching a file', () => {
  const asset = '/assets/index-BqX3_a9Z.js';

  it('keeps a hashed one for ever', async () => {
    expect((await get(asset)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get('/console/assets/index-C0ffee12.css')).headers['cache-control']).toContain('immutable');
  });

  it('asks again for the service worker', async () =>
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache'));

  it('lets a worker made for it compile WebAssembly, and do little else', async () => {
    const { headers } = await get('/assets/wasm-worker-Dk3_x9aQ.js');
    expect(String(headers['content-security-policy']).split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
    ]);
  });
  it.each([asset, '/wasm-worker.js', '/wasm-worker-Dk3_x9aQ.js', '/console/wasm-worker-Dk3_x9aQ.js'])(
    'lets nothing compile by %s',
    async (path) => expect((await get(path)).headers['content-security-policy']).not.toContain('unsafe'),
  );

  it('has the type without which WebAssembly is not compiled, and is compressed', async () =>
    expect((await get('/assets/libheif-Bq7_x9aZ.wasm', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'br',
    }));

  it('comes in brotli where it is accepted', async () => {
    const { headers, body } = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect([headers['content-encoding'], headers.vary, brotliDecompressSync(body).toString()]).toEqual([
      'br',
      'accept-encoding',
      script,
    ]);
  });

  it('comes in gzip where brotli is refused', async () => {
    const { headers, body } = await get(asset, { 'accept-encoding': 'br;q=0, gzip' });
    expect([headers['content-encoding'], gunzipSync(body).toString()]).toEqual(['gzip', script]);
  });

  it('comes plain where nothing is accepted', async () => expect((await get(asset)).body.toString()).toBe(script));

  it('answers HEAD with the length and no body', async () => {
    const { status, headers, body } = await get(asset, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0]);
  });

  it.each([
    '/assets/index-00000000.js',
    '/assets/index-BqX3_a9Z.js.map',
    '/assets/index-BqX3_a9Z.js.br',
    '/robots.php',
    '/../secret.html',
    '/%2e%2e/%2e%2e/secret.html',
    '/..%2f..%2fsecret.html',
    '/assets/..\\..\\secret.html',
    '/console/../../../secret.html',
    '/nobody/api/v1/x',
    '/%zz',
    '/%00.html',
  ])('is 404 in JSON for %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, JSON.parse(body.toString()).name]).toEqual([404, 'resource_not_found']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is 404 for a POST to a page', async () => expect((await get('/dashboard', {}, 'POST')).status).toBe(404));
});

describe('compressing a built app', () => {
  it('does nothing the second time', async () => expect(await compressAssets(join(webRoot, 'portal/dist'))).toBe(0));
});
