import { RECEIPT_BYTES_MAX } from '@gawai/domain/limits';

/** How large an operation may be. Larger ones are rejected before anything else. */
export const OPERATION_LIMITS = {
  /** Tokens of the document. */
  tokens: 2_000,
  /** Nested brackets of any kind: the parser recurses with each. */
  brackets: 64,
  /** Characters of a name in the document. */
  nameCharacters: 128,
  /** Levels of selection, introspection not counted. */
  depth: 12,
  /** Fields after all fragments are expanded; the first `__typename` of a selection is free. */
  fields: 400,
  /** Fields with an alias. */
  aliases: 15,
  /** Root fields of a query. */
  rootFields: 15,
  /** Root fields of a mutation. */
  mutations: 1,
  /** Fields of one selection with the same response name. */
  repeats: 10,
  directives: 50,
  /**
   * Entries of one list in the document or in a variable. More than any field accepts, so that a list that
   * is too long for its field is rejected with the code of the field.
   */
  listItems: 200,
  /** Levels of lists and objects in one value. */
  valueDepth: 10,
  /** Bytes of the body of a request. */
  bodyBytes: 100_000,
  /** Headers of a request. */
  headers: 100,
  /** Stored documents of automatic persisted queries, and the maximum length of each in characters. */
  storedDocuments: 1_000,
  storedDocumentLength: 10_000,
  /**
   * Bytes of all parsed documents as JSON, eight times those of the storefront. In the heap they take three times
   * as much; the 30 MB of Apollo's default would fill it.
   */
  parsedBytes: 4_000_000,
} as const;

/** Entries of all lists of objects together. */
export const LIST_ENTRIES = {
  /** In one response. */
  response: 10_000,
  /** In a small response: more than any page of the storefront has. */
  small: 500,
  /** In all pending responses of a process, about 60 MB. Above it only small ones are created. */
  process: 50_000,
} as const;

/** Responses that clients have not read yet. */
export const UNREAD_LIMITS = {
  /** Shorter responses, in characters, are not counted: they fit into buffers of the system. */
  countedCharacters: 100_000,
  /** Bytes of all of them in the memory of one process. */
  memoryBytes: 64_000_000,
} as const;

/** Maximum errors of a response when nothing was executed. */
export const REQUEST_ERRORS_MAX = 5;

/** Maximum errors of a response beside its data. */
export const FIELD_ERRORS_MAX = 50;

/** Size of one error of a response. */
export const ERROR_LIMITS = {
  /** Characters of its message; Apollo's longest, about CSRF, has 356. */
  message: 400,
  /** Locations in the document. */
  locations: 3,
} as const;

/** Bytes of a rejected body that are read so that its client receives the response. */
export const DISCARDED_BYTES_MAX = 64_000_000;

/** Limits of a request with a file. */
export const UPLOAD_LIMITS = {
  /** Bytes of the file. */
  fileBytes: RECEIPT_BYTES_MAX,
  /** Bytes of the whole body. Those above the file limit are read only to send a response. */
  bodyBytes: 16_000_000,
  /** Bytes of `operations` and of `map`. */
  fieldBytes: OPERATION_LIMITS.bodyBytes,
  /** Bytes of the headers of one part: its name, the file's name and type. */
  partHeaderBytes: 2_000,
  /** Headers of one part. */
  partHeaders: 10,
  /** Bytes of all files in the memory of one process at a time. */
  memoryBytes: 64_000_000,
} as const;
