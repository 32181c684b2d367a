/** A bucket of an S3-compatible object storage, and the key that may read, write and delete in it. */
export interface ObjectStorageSettings {
  /** Without the bucket, and without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface ObjectStorageValues {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The object storage of the settings; null when there is none, or when a setting of it is missing. */
export function readObjectStorage(read: ObjectStorageValues): ObjectStorageSettings | null {
  const endpoint = read.S3_ENDPOINT;
  const bucket = read.S3_BUCKET;
  const accessKeyId = read.S3_ACCESS_KEY_ID;
  const secretAccessKey = read.S3_SECRET_ACCESS_KEY;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region: read.S3_REGION, accessKeyId, secretAccessKey };
}

/** Missing settings: with one of them forgotten, files would silently be stored on the disk. */
export function objectStorageProblems(read: ObjectStorageValues): string[] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const names = Object.keys(needed);
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === names.length) return [];
  return missing.map(([name]) => `${name} is missing: object storage needs ${names.join(', ')}.`);
}
