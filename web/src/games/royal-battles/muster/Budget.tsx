import { leftAfter, priceAt } from "./recruits.ts";
import { pointed, type Recruits } from "./useRecruiting.ts";
import { titleOf } from "./words.ts";

/** The points that are left, and a bar with what each unit costs; a hatched part is the unit that the player points at. */
export function Budget({ recruits, limit }: { readonly recruits: Recruits; readonly limit: number }) {
  const { recruiting, plan, fits } = recruits;
  const left = leftAfter(recruiting, plan) ?? 0;
  const spent = limit - (recruiting.points ?? 0);
  const meant = fits.has(pointed.value) ? pointed.value : "";
  const width = (price: number) => ({ width: `${(100 * price) / Math.max(limit, limit - left)}%` });
  return (
    <div class={`rb-budget ${left < 0 ? "over" : ""}`}>
      <p role="status">
        <b class="num">{Math.abs(left)}</b> {left < 0 ? "points too many" : "points left"}
        <span class="of"> of {limit}</span>
      </p>
      <div class="bar" aria-hidden="true">
        {spent > 0 ? <span class="part" style={width(spent)} /> : null}
        {plan.map((name, place) => {
          const price = priceAt(recruiting, name, place);
          return (
            <span key={place} class="part" style={width(price)}>
              <span class="word">{titleOf(recruiting, name)} </span>
              {price}
            </span>
          );
        })}
        {meant ? (
          <span class="part meant" style={width(priceAt(recruiting, meant, plan.length))}>
            +{priceAt(recruiting, meant, plan.length)}
          </span>
        ) : null}
      </div>
    </div>
  );
}
