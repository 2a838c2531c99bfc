import { type Api, ApiError } from '@kadro/api';
import {
  ApolloClient,
  ApolloError,
  ApolloLink,
  type DocumentNode,
  type FetchResult,
  InMemoryCache,
  Observable,
  type Operation,
} from '@apollo/client/core';
import { print } from '@apollo/client/utilities';

async function answerOf(api: Api, { query, variables, getContext }: Operation): Promise<FetchResult> {
  const { fetchOptions }: { fetchOptions?: { signal?: AbortSignal } } = getContext();
  const document = { ...query, toString: () => print(query) };
  const { data, errors } = await api.query<Record<string, unknown>>(document, variables, fetchOptions);
  // A service that is down leaves its root field null; that is a failure and not an empty list.
  if (errors[0] && Object.values(data)[0] === null) throw new ApiError(503, errors[0]);
  return { data };
}

/** Apollo wraps every failure but its own; the reason travels inside of one. */
const asApolloError = (reason: unknown): ApolloError => new ApolloError({ extraInfo: reason });

const linkOver = (api: Api): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        answerOf(api, operation).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (reason: unknown) => observer.error(asApolloError(reason)),
        );
      }),
  );

/** The failure that Apollo or ra-data-graphql wrapped, with its status, code and fields. */
export const reasonOf = (failure: unknown): unknown => (failure instanceof ApolloError ? failure.extraInfo : failure);

/** Leaves documents as they were hashed, without `__typename`. */
class AsGenerated extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/** Sends its documents by `@kadro/api`, which has session and hashes; it keeps no rows, as they differ by day. */
export const apolloClientOver = (api: Api): ApolloClient<unknown> =>
  new ApolloClient({
    link: linkOver(api),
    cache: new AsGenerated(),
    // two readers of one document are aborted apart
    queryDeduplication: false,
    devtools: { enabled: false },
  });
