import { type ServerResponse } from 'node:http';

// hash of the empty text: emotion fills empty style elements through the object model
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Content security policy of the two web apps. */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/**
 * Content security policy of a worker that compiles WebAssembly: a worker has that of its own file, so pages need not allow
 * it. It may run our code and fetch from here, nothing else.
 */
export const wasmPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ');

/** Content security policy of GraphiQL, a page with inline scripts and styles; development only. */
export const graphiqlPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' blob:",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the headers of every answer; routes may overwrite them. HSTS only over https. */
export function setSecurityHeaders(res: ServerResponse, { isHttps }: { isHttps: boolean }): void {
  res.setHeader('content-security-policy', answerPolicy);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  res.setHeader('cache-control', 'no-store');
  if (isHttps) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
