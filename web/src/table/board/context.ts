import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Board } from "./board.ts";

const idle = new Board(() => undefined);

export const BoardContext = createContext<Board>(idle);
export const useBoard = (): Board => useContext(BoardContext);
