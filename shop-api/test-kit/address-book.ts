import { addressBody } from './address-body.ts';
import type { ClientResponse, ShopClient } from './shop-client.ts';

/** The fields of a saved address that tests read. */
export interface ListedAddress {
  readonly id: number;
  readonly address_name: string;
  readonly is_default: number;
}

/** What one customer does with saved addresses. What a call leaves out is as in `addressBody`. */
export class AddressBook {
  readonly #client: ShopClient;
  readonly #token: string;

  constructor(client: ShopClient, token: string) {
    this.#client = client;
    this.#token = token;
  }

  post(changes: Readonly<Record<string, unknown>> = {}): Promise<ClientResponse> {
    return this.#client.post('/user-address', addressBody(changes), { token: this.#token });
  }

  put(id: number, changes: Readonly<Record<string, unknown>> = {}): Promise<ClientResponse> {
    return this.#client.put(`/user-address/${id}`, addressBody(changes), { token: this.#token });
  }

  remove(id: number): Promise<ClientResponse> {
    return this.#client.delete(`/user-address/${id}`, { token: this.#token });
  }

  async list(): Promise<ListedAddress[]> {
    const { body } = await this.#client.get('/user-address', { token: this.#token });
    const list: ListedAddress[] = body.data;
    return list;
  }

  /** Saves an address of this name and returns its id. */
  async saved(name: string, changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const { body } = await this.post({ address_name: name, ...changes });
    const { id }: ListedAddress = body.data;
    return id;
  }

  /** The names of the addresses as listed, the default marked with a star. */
  async names(): Promise<string[]> {
    const list = await this.list();
    return list.map(({ address_name, is_default }) => address_name + (is_default === 1 ? '*' : ''));
  }
}
