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
import { FieldInfo, ItemPlace, type Place } from './field-info.ts';
import type { FieldPlan, ListPlan, OperationPlan, SelectionPlan, ValuePlan } from './plan.ts';
import { isPromise, wholeObject, type MaybePromise } from './promises.ts';

type ResponseObject = Record<string, unknown>;
type Path = ResponsePath | undefined;
type Variables = Readonly<Record<string, unknown>>;

/**
 * Runs a compiled query. Returns the same as graphql-js, including errors and their order;
 * promises are chained in the same places, so that loaders collect the same keys.
 */
export function runPlan(
  plan: OperationPlan,
  context: unknown,
  variables: Variables,
): MaybePromise<ExecutionResult> {
  const run = new Run(plan, context, variables);
  try {
    const data = run.selection(plan.root, undefined, undefined);
    if (!isPromise(data)) return run.response(data);
    return data.then(
      (completed) => run.response(completed),
      (error: unknown) => run.fail(error),
    );
  } catch (error) {
    return run.fail(error);
  }
}

class Run {
  readonly #plan: OperationPlan;
  readonly #context: unknown;
  readonly #variables: Variables;
  readonly #errors = new CollectedErrors();

  constructor(plan: OperationPlan, context: unknown, variables: Variables) {
    this.#plan = plan;
    this.#context = context;
    this.#variables = variables;
  }

  response(data: ResponseObject | null): ExecutionResult {
    const { list } = this.#errors;
    return list.length === 0 ? { data } : { errors: list, data };
  }

  /** The response when a null has reached the root: what gets there was located on its way. */
  fail(error: unknown): ExecutionResult {
    this.#errors.add(error as GraphQLError, undefined);
    return this.response(null);
  }

  selection({ fields }: SelectionPlan, source: unknown, path: Path): MaybePromise<ResponseObject> {
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
      // The others may reject as well; nothing else would catch that.
      return wholeObject(completed).finally(() => {
        throw error;
      });
    }
    return waits ? wholeObject(completed) : completed;
  }

  #field(field: FieldPlan, source: unknown, above: Path): unknown {
    const plain = plainValue(field, source);
    if (plain !== undefined) return plain;
    const info = new FieldInfo(this.#plan, field, above, this.#variables);
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

  /** The value for the response; a failure later on is reported at its place. */
  #completeAt(plan: ValuePlan, info: FieldInfo, place: Place, result: unknown): unknown {
    const completed = isPromise(result)
      ? result.then((value) => this.#complete(plan, info, place, value))
      : this.#complete(plan, info, place, result);
    if (!isPromise(completed)) return completed;
    return completed.then(undefined, (error: unknown) => this.#failed(error, plan, info, place));
  }

  #complete(plan: ValuePlan, info: FieldInfo, place: Place, value: unknown): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (plan.isRequired) throw requiredIsNull(info);
      return null;
    }
    switch (plan.kind) {
      case 'leaf':
        return serialize(plan.type, value);
      case 'list':
        return this.#list(plan, info, place, value);
      case 'object':
        return this.selection(plan.selection, value, place.path);
      case 'abstract':
        return this.selection(runtimeSelection(plan, info, value), value, place.path);
    }
  }

  #list({ item }: ListPlan, info: FieldInfo, list: Place, values: unknown): unknown {
    const completed: unknown[] = [];
    let waits = false;
    try {
      for (const value of asIterable(values, info)) {
        const one = this.#entry(item, info, new ItemPlace(list, completed.length), value);
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

  #entry(plan: ValuePlan, info: FieldInfo, place: Place, value: unknown): unknown {
    try {
      return this.#completeAt(plan, info, place, value);
    } catch (error) {
      return this.#failed(error, plan, info, place);
    }
  }

  /** Null in the place of what failed; where null is not allowed, the failure goes on upwards. */
  #failed(error: unknown, { isRequired }: ValuePlan, info: FieldInfo, { path }: Place): null {
    const located = locatedError(error, info.fieldNodes, responsePathAsArray(path));
    if (isRequired) throw located;
    this.#errors.add(located, path);
    return null;
  }
}
