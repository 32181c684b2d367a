import type { SeedProduct } from './seed-product.ts';

/** One specification of a demo product (shop-api.md 10.2). */
export interface SeedSpecification {
  readonly group: string;
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly isFilter: boolean;
}

/** A figure in the facts of many products, and how it is found there. */
interface Figure extends Omit<SeedSpecification, 'value'> {
  readonly labels: readonly string[];
  readonly pattern: RegExp;
}

const SCREENS = ['Layar', 'Layar dalam', 'Panel'];

const FIGURES: readonly Figure[] = [
  figure('Layar', 'screen', 'Ukuran layar', 'inci', SCREENS, /([\d,]+) inci/),
  filter('Layar', 'refresh-rate', 'Kecepatan refresh', 'Hz', SCREENS, /(?:\d-)?(\d+) Hz/),
  filter('Performa', 'ram', 'RAM', 'GB', ['Memori'], /(?:^|RAM )(\d+) GB/),
  filter(
    'Performa',
    'storage',
    'Penyimpanan',
    'GB',
    ['Penyimpanan', 'Kapasitas', 'Memori'],
    /(?:RAM.*, (?:penyimpanan )?|^|SSD (?:NVMe )?)(\d+ [GT]B)/,
  ),
  filter('Performa', 'graphics', 'Kartu grafis', null, ['Grafis'], /^(GeForce RTX \d+)/),
  filter('Daya', 'capacity', 'Kapasitas baterai', 'mAh', ['Kapasitas'], /([\d.]+) mAh/),
  figure('Daya', 'battery', 'Kapasitas baterai', 'mAh', ['Baterai'], /([\d.]+) mAh/),
  filter('Daya', 'power', 'Daya keluaran', 'W', ['Daya'], /^([\d,]+) W/),
];

/** The group of a fact by its label; other labels are about the body. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Layar', [...SCREENS, 'Layar luar', 'Resolusi', 'Warna', 'Respons']],
  ['Performa', ['Chip', 'Chipset', 'Prosesor', 'Grafis', 'Memori', 'Penyimpanan', 'Sistem']],
  ['Performa', ['Antarmuka', 'Kecepatan', 'Kelas']],
  ['Kamera', ['Kamera', 'Kamera belakang', 'Kamera depan', 'Sudut', 'Mikrofon']],
  ['Daya', ['Baterai', 'Daya', 'Kapasitas', 'Masukan', 'Pengisian', 'Protokol', 'Standar']],
  ['Konektivitas', ['Data', 'Kabel', 'Konektor', 'Koneksi', 'Port', 'Ujung']],
  ['Audio', ['Audio', 'Codec', 'Driver', 'Impedansi']],
  ['Kelengkapan', ['Isi kotak']],
];
const BODY = 'Fisik';
const GIGABYTES_OF_A_TERABYTE = 1000;

/** Facts that figures contain completely: `RAM 8 GB, penyimpanan 256 GB`, `SSD NVMe 1 TB`, `128 GB`, `30 W`. */
const SAID_BY_FIGURES =
  /^(?:RAM \d+ GB, penyimpanan \d+ GB|(?:SSD (?:NVMe )?)?\d+ [GT]B|[\d,]+ W)$/;

/** The specifications of a product by group: the figures that other products have too, then its facts unchanged. */
export function specificationsOf({ facts }: SeedProduct): readonly SeedSpecification[] {
  const figures = FIGURES.flatMap(({ labels, pattern, ...rest }) => {
    const found = labels.flatMap((label) => pattern.exec(facts[label] ?? '')?.[1] ?? []);
    return found.slice(0, 1).map((value) => ({ ...rest, value: inUnit(value, rest.unit) }));
  });
  const plain = Object.entries(facts)
    .filter(([, fact]) => !SAID_BY_FIGURES.test(fact))
    .map(([name, value]) => ({
      group: groupOf(name),
      key: name.toLowerCase().replaceAll(' ', '-'),
      name,
      value,
      unit: null,
      isFilter: false,
    }));
  const order = [...GROUPS.map(([group]) => group), BODY];
  return [...figures, ...plain].sort(
    (one, other) => order.indexOf(one.group) - order.indexOf(other.group),
  );
}

function groupOf(label: string): string {
  return GROUPS.find(([, labels]) => labels.includes(label))?.[0] ?? BODY;
}

/** A size such as `1 TB` in the unit of its key. */
function inUnit(value: string, unit: string | null): string {
  const [size = '', word] = value.split(' ');
  if (unit !== 'GB') return value;
  return word === 'TB' ? String(Number(size) * GIGABYTES_OF_A_TERABYTE) : size;
}

type FigureParts = readonly [
  group: string,
  key: string,
  name: string,
  unit: string | null,
  labels: readonly string[],
  pattern: RegExp,
];

function figure(...[group, key, name, unit, labels, pattern]: FigureParts): Figure {
  return { group, key, name, unit, labels, pattern, isFilter: false };
}

function filter(...parts: FigureParts): Figure {
  return { ...figure(...parts), isFilter: true };
}
