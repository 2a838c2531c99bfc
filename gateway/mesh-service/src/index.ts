export { default, readSdl } from './handler.ts';
export { cleanError, signInRefused, unavailable } from './errors.ts';
export {
  forwardedHeaders,
  type ForwardedHeaders,
  type GraphqlHost,
  type GraphqlRequest,
  type ServiceSourceConfig,
} from './host.ts';
