// A map file, as the rules of Battle Royal read it. Fields for drawing only are optional.

export interface MapFile {
  readonly format: string;
  readonly title?: string;
  readonly columns: number;
  readonly rows: number;
  readonly symmetry?: string;
  readonly terrain: readonly string[];
  readonly capitals: readonly CapitalEntry[];
  readonly towns?: readonly TownEntry[];
  readonly seas?: readonly WaterEntry[];
  readonly lakes?: readonly WaterEntry[];
  readonly rivers?: readonly RiverEntry[];
  readonly about?: string;
  readonly features?: readonly FeatureEntry[];
  readonly frontier?: readonly (readonly number[])[];
}

export interface CapitalEntry {
  readonly owner: string;
  readonly kind: string;
  readonly name?: string;
  readonly centre: string;
  readonly facing?: string;
  readonly ramparts?: readonly string[];
  readonly rear?: readonly string[];
  readonly hills?: readonly string[];
}

export interface TownEntry {
  readonly square: string;
  readonly name: string;
}

export interface WaterEntry {
  readonly name: string;
  readonly squares: readonly string[];
}

export interface RiverEntry {
  readonly name?: string;
  readonly spring?: string;
  readonly sides: readonly string[];
  readonly mouth: string;
  readonly bridges?: readonly string[];
}

/** A name on the picture: of a range, a wood or a marsh. */
export interface FeatureEntry extends WaterEntry {
  readonly kind: string;
}

export const FORMAT = "battle-royal-map/1";

/** True if a loaded file looks like a map; the server decides whether it can be played. */
export function isMapFile(data: unknown): data is MapFile {
  const map = data as Partial<MapFile> | null;
  return (
    typeof map === "object" &&
    map !== null &&
    map.format === FORMAT &&
    Array.isArray(map.terrain) &&
    map.terrain.length === map.rows &&
    map.terrain.every((row) => typeof row === "string" && row.length === map.columns) &&
    Array.isArray(map.capitals)
  );
}
