import { Drawing, Icon } from "../../parts/Icon.tsx";
import "./hero.css";

/** A king strikes with a two: the queen falls. */
export default function Hero() {
  return (
    <div class="royals-hero">
      <span class="told">Your king attacks with a two</span>
      <Drawing id="card-2s" class="card-2s" />
      <Drawing id="card-Kh" class="card-Kh" />
      <span class="royals-strike">
        <svg viewBox="0 0 190 46" aria-hidden="true">
          <path d="M6 40C46 4 136 4 172 32" fill="none" stroke="#1b1420" stroke-opacity=".45" stroke-width="9" stroke-linecap="round" />
          <path d="M6 40C46 4 136 4 170 31" fill="none" stroke="#ffd878" stroke-width="4" stroke-linecap="round" />
          <path d="M186 44 160 38 178 20Z" fill="#ffd878" />
        </svg>
        <b class="num">2 ÷ 1 = 2</b>
        <small>a king hits at full strength</small>
      </span>
      <span class="fallen">
        <Drawing id="card-Qc" />
        <span class="verdict bad">
          <Icon name="fall" />
          falls
        </span>
      </span>
      <Drawing id="card-Jh" class="card-Jh" />
    </div>
  );
}
