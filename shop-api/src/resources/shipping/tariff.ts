import type { Zone } from './zone.ts';

/** One service of a courier on one route: its code, days as the courier writes them, rupiah. */
export interface FeeOption {
  readonly service: string;
  readonly etd: string;
  readonly cost: number;
}

/** The fee of one service in one zone, in rupiah; `service` where its name differs. */
interface Fare {
  readonly rate: number;
  /** Rupiah for each charged kilogram past the tenth, for services that begin at 10 kg. */
  readonly further?: number;
  readonly etd: string;
  readonly service?: string;
}

interface Service {
  readonly code: string;
  readonly isCargo: boolean;
  /** A zone without a fare is not served. */
  readonly fares: Readonly<Partial<Record<Zone, Fare>>>;
}

const PARCEL_MAX_KG = 30;
const CARGO_MIN_KG = 10;
const JNE_TOLERANCE_GRAMS = 300;

const TARIFF: ReadonlyMap<string, readonly Service[]> = new Map([
  [
    'jne',
    [
      parcel('OKE', {
        B: { rate: 11_000, etd: '2-3' },
        C: { rate: 16_000, etd: '3-5' },
        D: { rate: 32_000, etd: '4-7' },
      }),
      parcel('REG', {
        A: { rate: 10_000, etd: '1-2', service: 'CTC' },
        B: { rate: 13_000, etd: '1-2' },
        C: { rate: 20_000, etd: '2-3' },
        D: { rate: 41_000, etd: '3-5' },
      }),
      parcel('YES', {
        A: { rate: 18_000, etd: '1-1', service: 'CTCYES' },
        B: { rate: 22_000, etd: '1-1' },
        C: { rate: 35_000, etd: '1-1' },
      }),
      cargo('JTR', {
        A: { rate: 40_000, further: 4_000, etd: '3' },
        B: { rate: 50_000, further: 5_000, etd: '3-4' },
        C: { rate: 65_000, further: 6_500, etd: '4-7' },
        D: { rate: 120_000, further: 12_000, etd: '7-14' },
      }),
    ],
  ],
  [
    'jnt',
    [
      parcel('EZ', {
        A: { rate: 8_000, etd: '' },
        B: { rate: 12_000, etd: '' },
        C: { rate: 19_000, etd: '' },
        D: { rate: 42_000, etd: '' },
      }),
    ],
  ],
  [
    'sicepat',
    [
      parcel('REG', {
        A: { rate: 8_000, etd: '1-2' },
        B: { rate: 11_500, etd: '1-2' },
        C: { rate: 18_500, etd: '2-3' },
        D: { rate: 39_000, etd: '3-5' },
      }),
      parcel('BEST', {
        A: { rate: 14_000, etd: '1' },
        B: { rate: 19_000, etd: '1' },
        C: { rate: 29_000, etd: '1' },
      }),
      cargo('GOKIL', {
        A: { rate: 35_000, further: 3_500, etd: '2-3' },
        B: { rate: 40_000, further: 4_000, etd: '2-3' },
        C: { rate: 55_000, further: 5_500, etd: '3-5' },
        D: { rate: 95_000, further: 9_500, etd: '5-9' },
      }),
    ],
  ],
]);

/**
 * The services of a courier for whole grams in a zone, cheapest first (shop-api.md 5.13); empty without a service for
 * that weight, null for an unknown courier.
 */
export function courierOptions(courier: string, zone: Zone, grams: number): FeeOption[] | null {
  const name = courier.trim().toLowerCase();
  const kilograms = chargedKilograms(name, grams);
  const options = TARIFF.get(name)?.flatMap((service) => offer(service, zone, kilograms));
  return options?.sort((left, right) => left.cost - right.cost) ?? null;
}

/**
 * JNE ignores up to 300 g over a whole kilogram and charges at least one kilogram; other couriers round up. All limits
 * of the services are in charged kilograms (Contract clarification 2).
 */
function chargedKilograms(courier: string, grams: number): number {
  if (courier !== 'jne') return Math.ceil(grams / 1000);
  return Math.max(1, Math.floor(grams / 1000) + (grams % 1000 > JNE_TOLERANCE_GRAMS ? 1 : 0));
}

function offer({ code, isCargo, fares }: Service, zone: Zone, kilograms: number): FeeOption[] {
  const fare = fares[zone];
  const acceptsWeight = isCargo ? kilograms >= CARGO_MIN_KG : kilograms <= PARCEL_MAX_KG;
  if (fare === undefined || !acceptsWeight) return [];
  const cost = isCargo
    ? fare.rate + (fare.further ?? 0) * (kilograms - CARGO_MIN_KG)
    : fare.rate * kilograms;
  return [{ service: fare.service ?? code, etd: fare.etd, cost }];
}

function parcel(code: string, fares: Service['fares']): Service {
  return { code, isCargo: false, fares };
}

function cargo(code: string, fares: Service['fares']): Service {
  return { code, isCargo: true, fares };
}
