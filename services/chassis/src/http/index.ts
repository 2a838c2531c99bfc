// Nest, Fastify and yoga are much to load: only where somebody is served.
export { addGraphqlEndpoint } from '../graphql/endpoint.ts';
export { hostService } from './host.ts';
