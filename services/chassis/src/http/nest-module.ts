import { readerOf, problem } from '../runtime/problem.ts';
import {
  type ArgumentsHost,
  Catch,
  Controller,
  type DynamicModule,
  type ExceptionFilter,
  Inject,
  Module,
  Req,
  RequestMethod,
  RequestMapping,
  Res,
} from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Command, type Endpoint, type Method } from '../declare/command.ts';
import { addressOf } from '../declare/prefix.ts';
import { Refused } from '../declare/refusal.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { type CommandRates } from './edge/command-rates.ts';
import { answer } from './handler.ts';
import { listensTo } from '../messaging/transport.ts';

export const runtimeToken = Symbol('runtime');

const methods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};

/** The Nest module of a service: a handler per declared route and per service it listens to. */
export function serviceModule(runtime: ServiceRuntime, rates?: CommandRates): DynamicModule {
  class ServiceModule {}
  Module({})(ServiceModule);
  return {
    module: ServiceModule,
    controllers: [controllerOf(runtime, rates)],
    providers: [
      { provide: runtimeToken, useValue: runtime },
      { provide: APP_FILTER, useValue: faultFilter(runtime) },
    ],
  };
}

function controllerOf(runtime: ServiceRuntime, rates?: CommandRates): new (...given: never[]) => object {
  class ServiceController {
    readonly runtime: ServiceRuntime;
    constructor(given: ServiceRuntime) {
      this.runtime = given;
    }
  }
  Inject(runtimeToken)(ServiceController, undefined, 0);
  Controller()(ServiceController);
  const { commands, endpoints } = runtime.service;
  // live streams are answered beside Nest
  for (const route of [...commands, ...endpoints.filter(({ live }) => !live)]) {
    for (const method of [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])])
      addHandler(ServiceController.prototype, route, { method, address: addressOf(runtime.service, route), rates });
  }
  listensTo(ServiceController, runtime);
  return ServiceController;
}

function addHandler(
  prototype: object,
  route: Command | Endpoint,
  { method, address, rates }: { method: Method; address: string; rates?: CommandRates },
): void {
  const name = `${method} ${route.name}`;
  const handler = function (
    this: { runtime: ServiceRuntime },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    return answer(this.runtime, route, request, reply, rates);
  };
  Object.defineProperty(prototype, name, { value: handler, writable: true, configurable: true });
  Req()(prototype, name, 0);
  Res()(prototype, name, 1);
  RequestMapping({ path: address.replace(/\{(\w+)\}/g, ':$1'), method: methods[method] })(
    prototype,
    name,
    Object.getOwnPropertyDescriptor(prototype, name)!,
  );
}

const faults: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_size_unexpected',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_file_format',
  FST_ERR_CTP_INVALID_JSON_BODY: 'http_message_not_readable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'http_message_not_readable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'http_message_not_readable',
};

function faultFilter(runtime: ServiceRuntime): ExceptionFilter {
  class FaultFilter implements ExceptionFilter {
    catch(thrown: unknown, host: ArgumentsHost): void {
      const http = host.switchToHttp();
      const { status, body } = edgeProblem(runtime, thrown, http.getRequest<FastifyRequest>());
      void http.getResponse<FastifyReply>().code(status).send(body);
    }
  }
  Catch()(FaultFilter);
  return new FaultFilter();
}

/** What the HTTP layer itself refuses: broken JSON, too large, unknown route. */
export function edgeProblem(
  runtime: ServiceRuntime,
  thrown: unknown,
  request: Pick<FastifyRequest, 'headers'>,
): ReturnType<typeof problem> {
  const { code, status, statusCode, cause } = thrown as {
    code?: string;
    status?: number;
    statusCode?: number;
    cause?: { code?: string };
  };
  // Nest hands on what Fastify refuses as an exception of its own
  const known = faults[code ?? cause?.code ?? ''];
  const http = status ?? statusCode;
  const name =
    known ??
    (http === 404
      ? 'resource_not_found'
      : http === 405
        ? 'method_not_allowed'
        : http === 400 || thrown instanceof SyntaxError
          ? 'http_message_not_readable'
          : undefined);
  return problem(runtime, name ? new Refused(name) : thrown, readerOf(runtime, request, null));
}
