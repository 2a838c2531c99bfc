import { describe, expect, it } from '@jest/globals';
import { storingService } from '../testing/services/storing-service.ts';
import { openApiOf } from './open-api.ts';

type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: Record<string, { content?: object }>;
};

describe('the document of a service with files', () => {
  it('knows forms, bytes and what stands in the address', () => {
    const { paths } = openApiOf(storingService) as { paths: Record<string, Record<string, Operation>> };
    const upload = paths['/storing/api/v1/storage']!.post!;
    const download = paths['/storing/api/v1/papers/{id}/document/{documentId}']!.get!;
    expect(upload.requestBody!.content).toMatchObject({ 'multipart/form-data': { schema: { required: ['file'] } } });
    expect(upload.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(upload.responses['201']!.content).toMatchObject({
      'application/json': { schema: { required: ['id', 'name', 'type', 'bytes', 'position'] } },
    });
    expect(Object.keys(download.responses['200']!.content!)).toEqual(
      expect.arrayContaining(['application/pdf', 'image/png']),
    );
    expect(download.parameters.map((one) => [one.name, one.in, one.required])).toEqual([
      ['id', 'path', true],
      ['documentId', 'path', true],
      ['preview', 'query', false],
    ]);
    expect(paths['/storing/api/v1/storage']!.delete!.requestBody!.content).toMatchObject({
      'application/json': { schema: { required: ['ids'] } },
    });
  });
});
