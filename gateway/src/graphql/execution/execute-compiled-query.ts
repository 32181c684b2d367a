import {
  defaultFieldResolver,
  getArgumentValues,
  locatedError,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLError,
  type ResponsePath,
} from 'graphql';
import { CollectedErrors } from './collected-errors.ts';
import {
  asIterable,
  plainValue,
  requiredIsNull,
  runtimeSelection,
  serialize,
} from './complete-value.ts';
import { FieldInfo, ListItemPosition, type ResponsePosition } from './field-info.ts';
import type {
  CompiledField,
  CompiledList,
  CompiledQuery,
  CompiledSelection,
  CompiledValue,
} from './compiled-query.ts';
import { isPromise, wholeObject, type MaybePromise } from './promises.ts';

type ResponseObject = Record<string, unknown>;
type Path = ResponsePath | undefined;
type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the same as graphql-js, including errors and their order. It chains promises at the same
 * points, so that loaders batch the same keys.
 */
export function executeCompiledQuery(
  query: CompiledQuery,
  context: unknown,
  variables: Variables,
): MaybePromise<ExecutionResult> {
  const run = new Execution(query, context, variables);
  try {
    const data = run.selection(query.root, undefined, undefined);
    if (!isPromise(data)) return run.response(data);
    return data.then(
      (completed) => run.response(completed),
      (error: unknown) => run.fail(error),
    );
  } catch (error) {
    return run.fail(error);
  }
}

class Execution {
  readonly #query: CompiledQuery;
  readonly #context: unknown;
  readonly #variables: Variables;
  readonly #errors = new CollectedErrors();

  constructor(query: CompiledQuery, context: unknown, variables: Variables) {
    this.#query = query;
    this.#context = context;
    this.#variables = variables;
  }

  response(data: ResponseObject | null): ExecutionResult {
    const { list } = this.#errors;
    return list.length === 0 ? { data } : { errors: list, data };
  }

  /** The response when a null has reached the root. The error has its path already. */
  fail(error: unknown): ExecutionResult {
    this.#errors.add(error as GraphQLError, undefined);
    return this.response(null);
  }

  selection(
    { fields }: CompiledSelection,
    source: unknown,
    path: Path,
  ): MaybePromise<ResponseObject> {
    const completed: ResponseObject = {};
    let waits = false;
    try {
      for (const field of fields) {
        const value = field.constant ?? this.#field(field, source, path);
        completed[field.key] = value;
        if (isPromise(value)) waits = true;
      }
    } catch (error) {
      if (!waits) throw error;
      // Other fields may reject as well; nothing else would catch that.
      return wholeObject(completed).finally(() => {
        throw error;
      });
    }
    return waits ? wholeObject(completed) : completed;
  }

  #field(field: CompiledField, source: unknown, above: Path): unknown {
    const plain = plainValue(field, source);
    if (plain !== undefined) return plain;
    const info = new FieldInfo(this.#query, field, above, this.#variables);
    try {
      const args = field.hasArguments
        ? getArgumentValues(field.definition, field.nodes[0], this.#variables)
        : {};
      const resolve = field.resolve ?? defaultFieldResolver;
      const result: unknown = resolve(source, args, this.#context, info);
      return this.#completeAt(field.value, info, info, result);
    } catch (error) {
      return this.#failed(error, field.value, info, info);
    }
  }

  /** The value for the response; a later rejection is reported at `position`. */
  #completeAt(
    compiled: CompiledValue,
    info: FieldInfo,
    position: ResponsePosition,
    result: unknown,
  ): unknown {
    const completed = isPromise(result)
      ? result.then((value) => this.#complete(compiled, info, position, value))
      : this.#complete(compiled, info, position, result);
    if (!isPromise(completed)) return completed;
    return completed.then(undefined, (error: unknown) =>
      this.#failed(error, compiled, info, position),
    );
  }

  #complete(
    compiled: CompiledValue,
    info: FieldInfo,
    position: ResponsePosition,
    value: unknown,
  ): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (compiled.isRequired) throw requiredIsNull(info);
      return null;
    }
    switch (compiled.kind) {
      case 'leaf':
        return serialize(compiled.type, value);
      case 'list':
        return this.#list(compiled, info, position, value);
      case 'object':
        return this.selection(compiled.selection, value, position.path);
      case 'abstract':
        return this.selection(runtimeSelection(compiled, info, value), value, position.path);
    }
  }

  #list({ item }: CompiledList, info: FieldInfo, list: ResponsePosition, values: unknown): unknown {
    const completed: unknown[] = [];
    let waits = false;
    try {
      for (const value of asIterable(values, info)) {
        const one = this.#entry(item, info, new ListItemPosition(list, completed.length), value);
        if (isPromise(one)) waits = true;
        completed.push(one);
      }
    } catch (error) {
      // Pending entries may reject as well; nothing else would catch that.
      if (waits) void Promise.allSettled(completed);
      throw error;
    }
    return waits ? Promise.all(completed) : completed;
  }

  #entry(
    compiled: CompiledValue,
    info: FieldInfo,
    position: ResponsePosition,
    value: unknown,
  ): unknown {
    try {
      return this.#completeAt(compiled, info, position, value);
    } catch (error) {
      return this.#failed(error, compiled, info, position);
    }
  }

  /** Returns null for a nullable value; otherwise throws, so that the parent becomes null. */
  #failed(
    error: unknown,
    { isRequired }: CompiledValue,
    info: FieldInfo,
    { path }: ResponsePosition,
  ): null {
    const located = locatedError(error, info.fieldNodes, responsePathAsArray(path));
    if (isRequired) throw located;
    this.#errors.add(located, path);
    return null;
  }
}
