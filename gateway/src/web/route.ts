import { join } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pathOf, type Log } from '../log.ts';
import { refuse } from '../problem.ts';
import { loadAssets, type Asset, type Assets } from './assets.ts';
import { compressAssets } from './compress.ts';
import { pagePolicy, wasmPolicy } from './headers.ts';

const apps = ['portal', 'console'] as const;
type App = (typeof apps)[number];

/** The built web apps in memory; until `compressed` resolves they are sent uncompressed. */
export interface Web {
  apps: Record<App, Assets>;
  compressed: Promise<void>;
}

/** Loads `<webRoot>/{portal,console}/dist`; an app that is not built yet has no files. */
export async function openWeb(webRoot: string, log: Log): Promise<Web> {
  const load = (app: App) => loadAssets(join(webRoot, app, 'dist'));
  const [portal, console] = await Promise.all(apps.map(load));
  const web: Web = {
    apps: { portal: portal ?? new Map(), console: console ?? new Map() },
    compressed: Promise.resolve(),
  };
  web.compressed = compressAll(web, webRoot, load).catch((error: NodeJS.ErrnoException) => {
    log.warn({ error: error.code ?? error.name }, 'web apps are served without compression');
  });
  for (const app of apps) if (web.apps[app].size === 0) log.warn({ app }, 'web app is not built');
  return web;
}

async function compressAll(web: Web, webRoot: string, load: (app: App) => Promise<Assets>): Promise<void> {
  for (const app of apps) {
    if ((await compressAssets(join(webRoot, app, 'dist'))) > 0) web.apps[app] = await load(app);
  }
}

/** Answers all other paths: a file of the apps, a page of one of them, or 404. */
export function addWeb(app: FastifyInstance, web: Web): void {
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asset = isRead ? find(web, pathOf(request.raw.url ?? '/')) : undefined;
    return asset ? send(request, reply, asset) : refuse(request, reply, 'resource_not_found');
  });
}

function find({ apps: { portal, console } }: Web, path: string): Asset | undefined {
  if (path === '/console' || path.startsWith('/console/')) return fileOrPage(console, path.slice('/console'.length));
  return fileOrPage(portal, path);
}

function fileOrPage(assets: Assets, path: string): Asset | undefined {
  const name = decoded(path);
  if (name === undefined) return undefined;
  const isPage = !name.split('/').at(-1)?.includes('.') && !/\/(api|graphql|internal)(\/|$)/.test(name);
  return assets.get(name) ?? (isPage ? assets.get('/index.html') : undefined);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, isWasmWorker, isHashed, plain, br, gzip }: Asset,
): FastifyReply {
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('content-security-policy', isWasmWorker ? wasmPolicy : pagePolicy);
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  const accepted = encodings(request.headers['accept-encoding']);
  const [encoding, body] =
    br && accepted.has('br') ? ['br', br] : gzip && accepted.has('gzip') ? ['gzip', gzip] : [undefined, plain];
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(type).header('content-length', body.length);
  return reply.code(200).send(request.method === 'HEAD' ? undefined : body);
}

function encodings(header: string | string[] | undefined): Set<string> {
  const entries = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()));
  return new Set(entries.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([name = '']) => name));
}
